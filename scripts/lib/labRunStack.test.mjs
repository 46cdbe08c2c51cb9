import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { isRunning } from './isRunning.mjs'
import { runStack } from './labRunStack.mjs'

const folder = mkdtempSync(join(tmpdir(), 'portico-run-stack-'))
afterAll(() => rmSync(folder, { recursive: true }))

/**
 * Writes a stack that starts one child and writes down its id.
 *
 * @param {{ before?: string, after?: string }} code What else the stack does, before and after it has written the id.
 */
function writeStack(name, { before = '', after = '' }) {
  const script = join(folder, `${name}.mjs`)
  const notes = join(folder, `${name}.pid`)
  writeFileSync(
    script,
    `import { spawn } from 'node:child_process'
     import { renameSync, writeFileSync } from 'node:fs'
     const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
     ${before}
     writeFileSync(${JSON.stringify(`${notes}.new`)}, String(child.pid))
     renameSync(${JSON.stringify(`${notes}.new`)}, ${JSON.stringify(notes)})
     ${after}`,
  )
  return { script, readPid: () => Number(readFileSync(notes, 'utf8')), isUp: () => existsSync(notes) }
}

test('a stack that crashes leaves no child behind', async () => {
  const stack = writeStack('crash', { after: "process.kill(process.pid, 'SIGKILL')" })
  expect(await runStack(stack.script, [])).toBe(1)
  await expect.poll(() => isRunning(stack.readPid())).toBe(false)
})

test("a stack's own exit code is passed on", async () => {
  expect(await runStack(writeStack('exit', { after: 'child.kill(); process.exit(3)' }).script, [])).toBe(3)
})

test('an interrupted launcher lets the stack end in order and tells the signal by its exit code', async () => {
  const ended = join(folder, 'order.ended')
  // The handler is there before the test learns that the stack is up and sends the signal.
  const stack = writeStack('order', {
    before: `process.on('SIGTERM', () => {
       child.once('exit', () => { writeFileSync(${JSON.stringify(ended)}, ''); process.exit(0) })
       child.kill()
     })`,
  })
  const file = pathToFileURL(join(import.meta.dirname, 'labRunStack.mjs')).href
  const program = `import { runStack } from '${file}'; process.exitCode = await runStack('${stack.script}', [])`
  const launcher = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'ignore' })
  await expect.poll(stack.isUp, { timeout: 10_000 }).toBe(true)
  launcher.kill('SIGINT')
  expect(await once(launcher, 'exit')).toEqual([130, null])
  expect(existsSync(ended)).toBe(true)
  expect(isRunning(stack.readPid())).toBe(false)
})
