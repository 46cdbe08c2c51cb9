import type { CallsSimulation, SimulateCallsParameters } from '@portico/core'
import { stripControls } from '@portico/core/internal'
import {
  type Address,
  decodeErrorResult,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  hexToBigInt,
  padHex,
  size,
} from 'viem'
import type { GetClient } from '../calls/createClients.js'
import { formatEvmAddress } from '../calls/formatEvmAddress.js'
import { readChain } from '../calls/readChain.js'
import type { CallResult, Step } from './batchProbe.js'
import { balanceProbe, runSteps } from './runSteps.js'

/**
 * Simulates calls of an account on the latest block, and compares its balances before and after. Throws
 * `address/invalid`, `evm/rpc-failed` and `connection/aborted`.
 *
 * @param getClient Finds the client of a network.
 * @param parameters The account, its calls, and what to compare.
 */
export async function simulateCalls(
  getClient: GetClient,
  { networkId, from, calls, tokens, allowance, signal }: SimulateCallsParameters,
): Promise<CallsSimulation> {
  const account = formatEvmAddress(from)
  const client = getClient(networkId)
  const own = calls.map(({ to, data, value }): Step => ({ to: formatEvmAddress(to), data, value }))
  const reads = tokens.map((token) => readBalance(account, token))
  const last = allowance ? [readAllowance(account, allowance)] : []
  const steps = [...reads, ...own, ...reads, ...last]
  const results = await readChain(networkId, () => runSteps(client, { from: account, steps }), signal)
  if (!results) return { status: 'unsupported' }
  const failed = results.find(({ isSuccess }) => !isSuccess)
  if (failed) {
    const index = results.indexOf(failed) - reads.length
    const isOwn = index >= 0 && index < own.length
    return { status: 'reverted', index: isOwn ? index : -1, reason: isOwn ? readReason(failed.data) : undefined }
  }
  const words = results.map(readWord)
  const changes = reads.map((_, at) => (words[reads.length + own.length + at] ?? 0n) - (words[at] ?? 0n))
  return { status: 'success', changes, allowance: allowance && words.at(-1) }
}

function readBalance(account: Address, token: string | undefined): Step {
  if (token === undefined) return { to: balanceProbe, data: padHex(account, { size: 32 }), value: 0n }
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [account] })
  return { to: formatEvmAddress(token), data, value: 0n }
}

function readAllowance(
  account: Address,
  { token, spender }: { readonly token: string; readonly spender: string },
): Step {
  const args = [account, formatEvmAddress(spender)] as const
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'allowance', args })
  return { to: formatEvmAddress(token), data, value: 0n }
}

/** A call of an address without code returns nothing, which is nothing held. */
function readWord({ data }: CallResult): bigint {
  return size(data) < 32 ? 0n : hexToBigInt(data.slice(0, 66) as Hex)
}

/**
 * Returns the text with which a contract has reverted, safe to show; `undefined` if it gave none.
 *
 * @param data What the call returned.
 */
export function readReason(data: Hex): string | undefined {
  if (!data.startsWith('0x08c379a0')) return undefined
  try {
    const { args } = decodeErrorResult({ abi: [], data })
    return typeof args?.[0] === 'string' ? stripControls(args[0].slice(0, 800)).slice(0, 200) || undefined : undefined
  } catch {
    return undefined
  }
}
