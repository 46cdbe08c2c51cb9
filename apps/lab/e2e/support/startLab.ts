import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { findBasePort } from '../../stack/testing/findBasePort.js'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const startLimitMs = 180_000
const closeLimitMs = 20_000

/** A lab that a test run started. */
export type StartedLab = {
  /** URL of the lab's pages. */
  readonly url: string
  /** Ends the lab. */
  end(): Promise<void>
}

/**
 * Starts a lab on a base port of its own.
 *
 * @throws Error If the lab does not start; the message contains its output.
 */
export async function startLab(): Promise<StartedLab> {
  const port = await findBasePort()
  const lab = spawn(process.execPath, ['scripts/lab.mjs', '--port', `${port}`], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // If the run is ended without teardown, the lab must not keep running.
  const kill = () => lab.kill('SIGTERM')
  process.once('exit', kill)
  const ended = once(lab, 'exit')
  let output = ''
  await new Promise<void>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`The lab ${why}.\n${output}`))
    const timer = setTimeout(() => fail(`was not ready after ${startLimitMs / 1000} s`), startLimitMs)
    for (const stream of [lab.stdout, lab.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        if (/^ready in/m.test(output)) resolve()
      })
    lab.once('exit', (code) => fail(`ended with ${code}`))
    lab.once('close', () => clearTimeout(timer))
  }).catch(async (error: unknown) => {
    kill()
    throw error
  })
  return {
    url: `http://localhost:${port}`,
    async end() {
      process.off('exit', kill)
      lab.kill('SIGTERM')
      const timer = setTimeout(() => lab.kill('SIGKILL'), closeLimitMs)
      await ended
      clearTimeout(timer)
    },
  }
}
