import { spawn } from 'node:child_process'
import { killTree } from './killTree.mjs'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }

/**
 * Creates a runner of child processes which are all ended, with their own children, when this process is interrupted.
 *
 * @param {{ onInterrupt?: (signal: string) => void }} [options]
 * @returns {{ run: (command: string, args: string[], options?: { cwd?: string, env?: NodeJS.ProcessEnv,
 *   capture?: boolean, timeoutMs?: number }) => Promise<{ code: number, output: string, stdout: string,
 *   timedOut: boolean }>, stop: () => Promise<void>, release: () => void }}
 */
export function createRunner(options = {}) {
  const children = new Set()
  // Once interrupted, nothing is started or reported, because the process is about to end.
  let interrupted = false

  async function stop() {
    await Promise.all([...children].map((child) => killTree(child.pid)))
  }

  async function interrupt(signal) {
    interrupted = true
    options.onInterrupt?.(signal)
    await stop()
    process.exit(exitCodes[signal])
  }

  for (const signal of signals) process.on(signal, interrupt)

  function run(command, args, { cwd, env, capture = true, timeoutMs } = {}) {
    return new Promise((resolve, reject) => {
      if (interrupted) return
      const child = spawn(command, args, {
        cwd,
        env: env ? { ...process.env, ...env } : process.env,
        stdio: ['ignore', capture ? 'pipe' : 'inherit', capture ? 'pipe' : 'inherit'],
        // In a separate group Ctrl-C only reaches this process, which ends the children in order.
        detached: process.platform !== 'win32',
      })
      if (child.pid) children.add(child)
      let stdout = ''
      let output = ''
      let timedOut = false
      const timer =
        timeoutMs === undefined
          ? undefined
          : setTimeout(() => {
              timedOut = true
              killTree(child.pid)
            }, timeoutMs)
      child.stdout?.setEncoding('utf8').on('data', (text) => {
        stdout += text
        output += text
      })
      child.stderr?.setEncoding('utf8').on('data', (text) => {
        output += text
      })
      child.once('error', (error) => {
        clearTimeout(timer)
        children.delete(child)
        reject(error)
      })
      child.once('close', (code) => {
        clearTimeout(timer)
        children.delete(child)
        if (interrupted) return
        resolve({ code: code ?? 1, output, stdout, timedOut })
      })
    })
  }

  function release() {
    for (const signal of signals) process.off(signal, interrupt)
  }

  return { run, stop, release }
}
