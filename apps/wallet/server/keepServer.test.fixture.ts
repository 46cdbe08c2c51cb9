import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { WalletProcess } from './runProgram.test.fixture.js'

/** How long a service manager waits until it starts a server again, in milliseconds. */
const pauseMs = 100

/** A server that is started again whenever it ends. */
export type KeptServer = {
  /** Kills it. @returns Whether it was running. */
  kill(): boolean
  /** Everything that its processes have printed. */
  output(): string
  /** How it ended by itself while it was running, which it never should. */
  readonly ends: readonly string[]
  /** Ends it for good, and returns the exit code. */
  stop(): Promise<number | null>
}

/** Keeps a server running, as a service manager does. */
export function keepServer(start: () => Promise<WalletProcess>): KeptServer {
  const processes: WalletProcess[] = []
  const ends: string[] = []
  const killed = new WeakSet<WalletProcess>()
  let isOver = false
  const isRunning = ({ child }: WalletProcess) => child.exitCode === null && child.signalCode === null

  async function run(): Promise<number | null> {
    for (;;) {
      const started = await start()
      processes.push(started)
      // One that did not start, as its database was away, has ended by now.
      if (isRunning(started)) {
        const ended = once(started.child, 'close')
        if (isOver) started.child.kill('SIGTERM')
        const [code, signal] = await ended
        if (!isOver && !killed.has(started)) ends.push(`${code ?? signal}`)
      }
      if (isOver) return started.child.exitCode
      await wait(pauseMs)
    }
  }
  const running = run()
  const end = (signal: 'SIGKILL' | 'SIGTERM'): boolean => {
    const last = processes.at(-1)
    if (!last || !isRunning(last)) return false
    killed.add(last)
    return last.child.kill(signal)
  }

  return {
    ends,
    kill: () => end('SIGKILL'),
    output: () => processes.map(({ output }) => output()).join('\n'),
    stop() {
      isOver = true
      end('SIGTERM')
      return running
    },
  }
}
