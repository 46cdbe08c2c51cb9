import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '../logs/createLog.js'
import { keepChild } from '../net/keepChild.js'
import { anvilBinary } from './anvilBinary.js'
import { callRpc } from './callRpc.js'

export type StartAnvilParameters = {
  chainId: number
  port: number
  /** File with the initial state. */
  stateFile?: string | undefined
  log?: Log | undefined
  /** Called if the chain exits without `close`. */
  onEnd?: ((error: Error) => void) | undefined
}

/** A running local chain. */
export type Anvil = { readonly url: string; readonly pid: number; close(): Promise<void> }

/** Generous, because a busy machine starts programs slowly. An exit is noticed immediately. */
const startLimitMs = 60_000
const closeLimitMs = 2_000

async function waitUntilReady(child: ChildProcess, url: string, chainId: number): Promise<void> {
  const end = Date.now() + startLimitMs
  while (Date.now() < end) {
    if (child.exitCode !== null || child.signalCode !== null) break
    const id = await callRpc(url, 'eth_chainId', [], { timeoutMs: 1_000 }).catch(() => undefined)
    if (id === `0x${chainId.toString(16)}`) return
    await wait(20)
  }
  throw new Error(`The local chain ${chainId} did not answer; what it said stands in the newest log in .lab/logs.`)
}

/**
 * Starts anvil and waits until it answers.
 *
 * @throws Error If it exits or does not answer within 60 s.
 */
export async function startAnvil(parameters: StartAnvilParameters): Promise<Anvil> {
  const { chainId, port, stateFile, log, onEnd } = parameters
  const flags = ['--host', '127.0.0.1', '--port', `${port}`, '--chain-id', `${chainId}`, '--hardfork', 'prague']
  if (stateFile) flags.push('--load-state', stateFile)
  const child = spawn(anvilBinary(), flags, { stdio: ['ignore', 'pipe', 'pipe'] })
  const title = `The local chain ${chainId}`
  const close = keepChild({ child, name: `chain ${chainId}`, title, closeLimitMs, log, onEnd })

  const url = `http://127.0.0.1:${port}`
  try {
    await waitUntilReady(child, url, chainId)
  } catch (error) {
    await close()
    throw error
  }
  return { url, pid: child.pid ?? 0, close }
}
