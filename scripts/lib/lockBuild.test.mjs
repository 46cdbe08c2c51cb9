import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { lockBuild } from './lockBuild.mjs'

it('takes over from a process that has ended, and waits for one that runs', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-lock-'))
  const file = join(folder, 'node_modules/.portico-build.lock')
  mkdirSync(join(folder, 'node_modules'))
  // The highest possible pid, which no process has.
  writeFileSync(file, '4194304')
  await lockBuild(folder)
  expect(Number(readFileSync(file, 'utf8'))).toBe(process.pid)
  const second = await Promise.race([
    lockBuild(folder).then(() => 'built'),
    new Promise((resolve) => setTimeout(resolve, 300, 'waits')),
  ])
  expect(second).toBe('waits')
  writeFileSync(file, '4194304')
})
