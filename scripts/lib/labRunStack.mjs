import { spawn } from 'node:child_process'
import { killTree } from './killTree.mjs'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }
const closeLimitMs = 10_000

function killGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // The group is empty, because the stack has ended properly.
  }
}

/**
 * Runs the stack until it ends or this process is asked to end. The stack leads a process group of its own: Ctrl-C
 * reaches only the launcher, and whatever a crashed stack leaves behind is ended with the group.
 *
 * @param {string} script The stack's bundle.
 * @param {readonly string[]} args
 * @returns {Promise<number>} Exit code.
 */
export function runStack(script, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      // The channel closes with this process, however it ends, and the stack then ends too.
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: process.platform !== 'win32',
    })
    let received
    let timer

    function interrupt(signal) {
      if (received) {
        killTree(child.pid)
        return
      }
      received = signal
      console.log(`\nStopping (${signal})`)
      child.kill('SIGTERM')
      timer = setTimeout(() => killTree(child.pid), closeLimitMs)
    }

    function release() {
      clearTimeout(timer)
      for (const signal of signals) process.off(signal, interrupt)
    }

    for (const signal of signals) process.on(signal, interrupt)
    child.once('error', (error) => {
      release()
      reject(error)
    })
    child.once('exit', (code) => {
      release()
      if (process.platform !== 'win32') killGroup(child.pid)
      resolve(received ? exitCodes[received] : (code ?? 1))
    })
  })
}
