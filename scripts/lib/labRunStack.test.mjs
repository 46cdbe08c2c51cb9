import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { runStack } from './labRunStack.mjs'

const folder = mkdtempSync(join(tmpdir(), 'portico-run-stack-'))
afterAll(() => rmSync(folder, { recursive: true }))

function isRunning(pid) {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  // A container's first process may never collect an orphan that has ended.
  const stat = `/proc/${pid}/stat`
  return !(existsSync(stat) && readFileSync(stat, 'utf8').includes(') Z '))
}

/** Writes a stack that starts one child, notes its id and goes on as told. */
function writeStack(name, rest) {
  const script = join(folder, `${name}.mjs`)
  const notes = join(folder, `${name}.pid`)
  writeFileSync(
    script,
    `import { spawn } from 'node:child_process'
     import { renameSync, writeFileSync } from 'node:fs'
     const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
     writeFileSync(${JSON.stringify(`${notes}.new`)}, String(child.pid))
     renameSync(${JSON.stringify(`${notes}.new`)}, ${JSON.stringify(notes)})
     ${rest}`,
  )
  return { script, readPid: () => Number(readFileSync(notes, 'utf8')), isUp: () => existsSync(notes) }
}

test('a stack that crashes leaves no child behind', async () => {
  const stack = writeStack('crash', "process.kill(process.pid, 'SIGKILL')")
  expect(await runStack(stack.script, [])).toBe(1)
  await expect.poll(() => isRunning(stack.readPid())).toBe(false)
})

test("a stack's own exit code is passed on", async () => {
  expect(await runStack(writeStack('exit', 'child.kill(); process.exit(3)').script, [])).toBe(3)
})

test('an interrupted launcher lets the stack end in order and tells the signal by its exit code', async () => {
  const stack = writeStack('order', "process.on('SIGTERM', () => { child.kill(); process.exit(0) })")
  const file = pathToFileURL(join(import.meta.dirname, 'labRunStack.mjs')).href
  const program = `import { runStack } from '${file}'; process.exitCode = await runStack('${stack.script}', [])`
  const launcher = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'ignore' })
  await expect.poll(stack.isUp, { timeout: 5_000 }).toBe(true)
  launcher.kill('SIGINT')
  expect(await once(launcher, 'exit')).toEqual([130, null])
  expect(isRunning(stack.readPid())).toBe(false)
}, 10_000)
