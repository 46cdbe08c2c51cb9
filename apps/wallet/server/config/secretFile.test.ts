import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSecretFile, readSecretFile } from './secretFile.js'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portico-secret-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const place = () => ({ file: join(folder, 'new/secret'), databaseFile: join(folder, 'wallet.db') })

test('a secret is made once, for its owner alone', () => {
  const { file, databaseFile } = place()
  expect(readSecretFile(file, databaseFile)).toBeUndefined()
  const secret = createSecretFile(file)
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect([readSecretFile(file, databaseFile), createSecretFile(file)]).toEqual([secret, secret])
  expect([statSync(file).mode & 0o777, statSync(join(folder, 'new')).mode & 0o777]).toEqual([0o600, 0o700])
})

test('a database whose secret is gone gets no other one', () => {
  const { file, databaseFile } = place()
  writeFileSync(databaseFile, '')
  expect(() => readSecretFile(file, databaseFile)).toThrow(`is missing at ${file}`)
})

test('a secret that others may read, or that is too short, is not used', () => {
  const { file, databaseFile } = place()
  createSecretFile(file)
  chmodSync(file, 0o640)
  expect(() => readSecretFile(file, databaseFile)).toThrow(`chmod 600 ${file}`)
  chmodSync(file, 0o600)
  writeFileSync(file, 'short')
  expect(() => readSecretFile(file, databaseFile)).toThrow('fewer than 32')
})
