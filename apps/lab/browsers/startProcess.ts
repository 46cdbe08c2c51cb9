import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** A running browser or browser driver. */
export type Process = { readonly child: ChildProcess; stop(): Promise<void> }

const stopLimitMs = 5_000

/**
 * Starts a program. Its own child processes end with it.
 *
 * @throws Error If there is no such program.
 */
export async function startProcess(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Process> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    detached: true,
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await once(child, 'spawn').catch((error: unknown) => {
    throw new Error(`${command} is not there`, { cause: error })
  })
  const end = (signal: NodeJS.Signals) => {
    try {
      process.kill(-(child.pid ?? 0), signal)
    } catch {
      // The process has already ended.
    }
  }
  const kill = () => end('SIGKILL')
  process.once('exit', kill)
  return {
    child,
    async stop() {
      process.off('exit', kill)
      end('SIGTERM')
      const timer = setTimeout(kill, stopLimitMs)
      await ended
      clearTimeout(timer)
      // End the processes it left running.
      kill()
    },
  }
}

/**
 * Waits until the output of a process matches a pattern.
 *
 * @throws Error If the process ends, or nothing matches in time.
 */
export function waitForOutput({ child }: Process, pattern: RegExp, limitMs = 60_000): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    const timer = setTimeout(() => reject(new Error(`it did not get ready in ${limitMs / 1_000} s`)), limitMs)
    const settle = (run: () => void) => {
      clearTimeout(timer)
      run()
    }
    child.once('exit', (code) => settle(() => reject(new Error(`it ended with ${code} at its start`))))
    for (const stream of child.stdio)
      stream?.on('data', (data: Buffer) => {
        text += data
        const found = pattern.exec(text)
        if (found) settle(() => resolve(found[1] ?? found[0]))
      })
  })
}
