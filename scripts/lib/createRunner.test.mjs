import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, test } from 'vitest'
import { createRunner } from './createRunner.mjs'
import { isRunning } from './isRunning.mjs'
import { killTree } from './killTree.mjs'
import { listDescendants } from './listDescendants.mjs'

/** A process that starts another one in its own group, prints both ids and ignores SIGTERM. */
const stubborn = `
  process.on('SIGTERM', () => undefined)
  const { spawn } = require('node:child_process')
  const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { detached: true })
  child.once('spawn', () => console.log(JSON.stringify([process.pid, child.pid])))
`

describe('createRunner', () => {
  test('returns the exit code and what was printed on both streams', async () => {
    const runner = createRunner()
    const script = 'console.log("out"); console.error("err"); process.exit(3)'
    const result = await runner.run(process.execPath, ['-e', script])
    expect(result).toMatchObject({ code: 3, stdout: 'out\n', timedOut: false })
    expect(result.output).toContain('err')
    runner.release()
  })

  test('ends a command that takes too long, with everything it started', async () => {
    const runner = createRunner()
    const result = await runner.run(process.execPath, ['-e', stubborn], { timeoutMs: 500 })
    expect(result.timedOut).toBe(true)
    for (const pid of JSON.parse(result.stdout)) expect(isRunning(pid)).toBe(false)
    runner.release()
  }, 15_000)

  test('rejects when the command does not exist', async () => {
    const runner = createRunner()
    await expect(runner.run('no-such-command-here', [])).rejects.toThrow('ENOENT')
    runner.release()
  })

  test('leaves no signal listener behind once it is released', () => {
    const before = process.listenerCount('SIGINT')
    createRunner().release()
    expect(process.listenerCount('SIGINT')).toBe(before)
  })
})

test('listDescendants follows children of children and nobody else', () => {
  const processes = [
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 4],
    [9, 8],
  ]
  expect(listDescendants(2, processes)).toEqual([3, 4, 5])
})

test('killTree does nothing to a process that is gone', async () => {
  const runner = createRunner()
  const { stdout } = await runner.run(process.execPath, ['-p', 'process.pid'])
  await killTree(Number(stdout))
  runner.release()
})

test('isRunning takes a process that ended and was not collected for what it is', async () => {
  // The shell is replaced by a `sleep` that never reaps the child it inherits.
  const child = spawn('sh', ['-c', 'true & echo $!; exec sleep 30'])
  const [text] = await once(child.stdout, 'data')
  await expect.poll(() => isRunning(Number(text))).toBe(false)
  expect(isRunning(child.pid)).toBe(true)
  child.kill()
})

test('an interrupted run ends what it started, starts nothing more and tells the signal by its exit code', async () => {
  const file = new URL('./createRunner.mjs', import.meta.url).href
  const program = `
    import { createRunner } from ${JSON.stringify(file)}
    const { run } = createRunner()
    const endless = 'console.log(process.pid); setInterval(() => undefined, 1000)'
    await run(process.execPath, ['-e', endless], { capture: false })
    console.log('went on')`
  const parent = spawn(process.execPath, ['--input-type=module', '-e', program])
  const [text] = await once(parent.stdout, 'data')
  let later = ''
  parent.stdout.on('data', (more) => {
    later += more
  })
  parent.kill('SIGINT')
  expect(await once(parent, 'close')).toEqual([130, null])
  expect(isRunning(Number(text))).toBe(false)
  expect(later).toBe('')
}, 15_000)
