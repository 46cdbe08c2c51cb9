import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Log } from '../logs/createLog.js'

export type KeepChildParameters = {
  readonly child: ChildProcess
  /** The part's name in the log. */
  readonly name: string
  /** What it is, for the error's text. */
  readonly title: string
  /** How long it may take to end, in milliseconds, before it is killed. */
  readonly closeLimitMs: number
  readonly log?: Log | undefined
  /** Called if the child exits without `close`. */
  readonly onEnd?: ((error: Error) => void) | undefined
}

/**
 * Keeps a child process: its output goes into the log, and it never outlives this process.
 *
 * @returns Ends the child, and resolves once it has ended.
 */
export function keepChild(parameters: KeepChildParameters): () => Promise<void> {
  const { child, name, title, closeLimitMs, log, onEnd } = parameters
  for (const output of [child.stdout, child.stderr]) {
    // A child hangs once a pipe that nobody reads is full.
    if (log && output) log.follow(name, output)
    else output?.resume()
  }

  // Fallback: however this process ends, the child must not outlive it.
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  let isClosing = false
  child.once('error', (error) => log?.write(name, error.message))
  child.once('exit', (code, signal) => {
    process.off('exit', kill)
    log?.write(name, `ended (${signal ?? code})`)
    if (!isClosing) onEnd?.(new Error(`${title} ended unexpectedly (${signal ?? code}).`))
  })

  return async () => {
    isClosing = true
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    const timer = setTimeout(kill, closeLimitMs)
    await ended
    clearTimeout(timer)
  }
}
