import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createFileKeyRing } from './createFileKeyRing.js'
import { readKeyFile } from './keyFile.js'

function arrange() {
  const folder = mkdtempSync(join(tmpdir(), 'portico-keys-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return { folder, file: join(folder, 'own/keys.json') }
}

test('is there once a key is made, for its owner alone, and leaves nothing beside it', async () => {
  const { folder, file } = arrange()
  const ring = createFileKeyRing(file)
  expect([await ring.list(), existsSync(file)]).toEqual([[], false])
  const { id } = await ring.create()
  expect(await ring.list()).toEqual([id])
  expect([statSync(file).mode & 0o777, statSync(join(folder, 'own')).mode & 0o777]).toEqual([0o600, 0o700])
  expect(readdirSync(join(folder, 'own'))).toEqual(['keys.json'])
})

test('keys made at the same time are all kept, the oldest first', async () => {
  const { file } = arrange()
  const rings = Array.from({ length: 10 }, () => createFileKeyRing(file))
  const made = await Promise.all(rings.map((ring) => ring.create()))
  expect(
    readKeyFile(file)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(made.map(({ id }) => id).sort())
  const last = await createFileKeyRing(file).create()
  expect(readKeyFile(file).at(-1)?.id).toBe(last.id)
})

test('a lock of a process that has ended holds nobody up', async () => {
  const { file } = arrange()
  await createFileKeyRing(file).create()
  const child = spawn(process.execPath, ['-e', ''])
  await once(child, 'exit')
  writeFileSync(`${file}.lock`, `${child.pid}`)
  await createFileKeyRing(file).create()
  expect([readKeyFile(file).length, existsSync(`${file}.lock`)]).toEqual([2, false])
})

test('a file that others may read is not used', async () => {
  const { file } = arrange()
  const ring = createFileKeyRing(file)
  const { id } = await ring.create()
  chmodSync(file, 0o640)
  // Its time of change is the same, so it is not read again before it changes.
  await expect(createFileKeyRing(file).find(id)).rejects.toThrow(`chmod 600 ${file}`)
  await expect(ring.create()).rejects.toThrow(`chmod 600 ${file}`)
})

test.each([
  ['no JSON', '{'],
  ['no list', '{"keys":{}}'],
  ['a short key', '{"keys":[{"id":"file-0123456789abcdef","key":"c2hvcnQ","createdAt":"2026-01-01"}]}'],
  ['another id', `{"keys":[{"id":"x","key":"${'A'.repeat(43)}","createdAt":"2026-01-01"}]}`],
])('%s is refused, and not repeated', (_, text) => {
  const { folder } = arrange()
  const file = join(folder, 'keys.json')
  writeFileSync(file, text, { mode: 0o600 })
  expect(() => readKeyFile(file)).toThrow(`at ${file} is no key file`)
})
