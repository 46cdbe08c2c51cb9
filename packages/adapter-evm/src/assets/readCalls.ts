import { type Address, decodeFunctionResult, encodeFunctionData, type Hex, RpcRequestError } from 'viem'
import type { EvmClient } from '../calls/createClients.js'
import { aggregateAbi } from './aggregateAbi.js'

export type ReadCall = { readonly to: Address; readonly data: Hex }

/** Number of calls per Multicall3 call. More might exceed a node's gas limit. */
const batchSize = 200

/**
 * Makes several calls, in batches by Multicall3 where the network has it.
 *
 * @param client Client of the network.
 * @param calls The calls.
 * @returns Their results in order, `undefined` for calls that reverted. Rejects when the network cannot be read.
 */
export async function readCalls(client: EvmClient, calls: readonly ReadCall[]): Promise<readonly (Hex | undefined)[]> {
  const multicall = client.chain.contracts?.multicall3?.address
  if (!multicall || calls.length < 2) return Promise.all(calls.map((call) => readCall(client, call)))
  const batches: ReadCall[][] = []
  for (let start = 0; start < calls.length; start += batchSize) batches.push(calls.slice(start, start + batchSize))
  const results = await Promise.all(batches.map((batch) => readBatch(client, multicall, batch)))
  return results.flat()
}

async function readBatch(client: EvmClient, multicall: Address, batch: readonly ReadCall[]) {
  const args = [batch.map(({ to, data }) => ({ target: to, allowFailure: true, callData: data }))] as const
  const data = encodeFunctionData({ abi: aggregateAbi, functionName: 'aggregate3', args })
  const result = await readCall(client, { to: multicall, data })
  // A network's definition may name a Multicall3 that does not exist.
  if (!result || result === '0x') return Promise.all(batch.map((call) => readCall(client, call)))
  const answers = decodeFunctionResult({ abi: aggregateAbi, functionName: 'aggregate3', data: result })
  return answers.map(({ success, returnData }) => (success ? returnData : undefined))
}

async function readCall(client: EvmClient, call: ReadCall): Promise<Hex | undefined> {
  try {
    return await client.request({ method: 'eth_call', params: [call, 'latest'] })
  } catch (error) {
    if (isRevert(error)) return undefined
    throw error
  }
}

/** Returns whether an error is a revert: 3, or -32000 and -32015 on older nodes. The endpoint itself works then. */
function isRevert(error: unknown): boolean {
  const codes = [3, -32000, -32015]
  for (let layer = error; layer instanceof Error; layer = layer.cause) {
    if (layer instanceof RpcRequestError) return codes.includes(layer.code)
  }
  return false
}
