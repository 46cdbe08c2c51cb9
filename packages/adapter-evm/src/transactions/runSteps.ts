import { isRecord } from '@portico/core/internal'
import { type Address, type Hex, isHex, numberToHex } from 'viem'
import type { EvmClient } from '../calls/createClients.js'
import { isRefusal } from '../calls/isRefusal.js'
import { assembleBatch, type CallResult, readBatch, type Step } from './batchProbe.js'

/** Where the simulation has a contract that returns an account's native balance. Nothing is there in reality. */
export const balanceProbe = '0x00000000000000000000000000706f727469636f'
/** Returns `BALANCE` of the address in the first word of the call's data. */
const balanceProbeCode: Hex = '0x6000353160005260206000f3'

export type RunStepsParameters = { readonly from: Address; readonly steps: readonly Step[] }

/**
 * Simulates calls of an account one after the other on the latest block: with `eth_simulateV1`, or where the node lacks
 * it with `eth_call` and code that stands in for the account. Neither charges gas.
 *
 * @param client Client of the network.
 * @param parameters The account and its calls.
 * @returns What came of each; a failure is the last one. `undefined` if the node can do neither.
 */
export async function runSteps(
  client: EvmClient,
  parameters: RunStepsParameters,
): Promise<readonly CallResult[] | undefined> {
  const results = await unlessRefused(() => simulateBlock(client, parameters))
  return results ?? unlessRefused(() => callBatch(client, parameters))
}

async function unlessRefused<value>(run: () => Promise<value>): Promise<value | undefined> {
  try {
    return await run()
  } catch (error) {
    if (isRefusal(error)) return undefined
    throw error
  }
}

async function simulateBlock(
  client: EvmClient,
  { from, steps }: RunStepsParameters,
): Promise<readonly CallResult[] | undefined> {
  const calls = steps.map(({ to, data, value }) => ({ from, to, data, value: numberToHex(value) }))
  const stateOverrides = { [balanceProbe]: { code: balanceProbeCode } }
  const request = { blockStateCalls: [{ stateOverrides, calls }], validation: false, traceTransfers: false } as const
  const blocks: unknown = await client.request({ method: 'eth_simulateV1', params: [request, 'latest'] })
  const [block] = Array.isArray(blocks) ? blocks : []
  const found: unknown = isRecord(block) ? block.calls : undefined
  if (!Array.isArray(found) || found.length !== steps.length) return undefined
  const results = found.map(readResult)
  if (!results.every((result) => result !== undefined)) return undefined
  const failed = results.findIndex(({ isSuccess }) => !isSuccess)
  return failed < 0 ? results : results.slice(0, failed + 1)
}

function readResult(result: unknown): CallResult | undefined {
  if (!isRecord(result)) return undefined
  const { status, returnData, gasUsed, error } = result
  if ((status !== '0x1' && status !== '0x0') || !isHex(returnData) || !isHex(gasUsed)) return undefined
  const reverted = isRecord(error) && isHex(error.data) ? error.data : returnData
  const isSuccess = status === '0x1'
  return { isSuccess, gas: BigInt(gasUsed), data: isSuccess ? returnData : reverted }
}

async function callBatch(
  client: EvmClient,
  { from, steps }: RunStepsParameters,
): Promise<readonly CallResult[] | undefined> {
  const overrides = { [from]: { code: assembleBatch(steps) }, [balanceProbe]: { code: balanceProbeCode } } as const
  const output = await client.request({
    method: 'eth_call',
    params: [{ from, to: from, data: '0x' }, 'latest', overrides],
  })
  return readBatch(output, steps.length)
}
