import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readLabSecret } from './readLabSecret.js'

test('makes a secret once, for its owner alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-secret-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const secret = readLabSecret(join(folder, 'lab'))
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(readLabSecret(join(folder, 'lab'))).toBe(secret)
  expect(statSync(join(folder, 'lab/wallet-secret')).mode & 0o077).toBe(0)
})
