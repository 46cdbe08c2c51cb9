import { type Address, concatHex, encodeFunctionData, type Hex, hexToBigInt, size } from 'viem'
import type { EvmClient } from '../calls/createClients.js'

/** What the transaction of a transfer will do, without its price. */
export type TransferCall = { readonly from: Address; readonly to: Address; readonly value: bigint; readonly data: Hex }

/** Chains of the OP stack, which charge for a transaction's bytes on top of its gas. */
const opStackChains: readonly number[] = [
  10, 130, 480, 1135, 1301, 8453, 34443, 57073, 60808, 81457, 84532, 11155420, 7777777, 999999999,
]

/** The same contract on each of those chains. */
const oracle = '0x420000000000000000000000000000000000000F'

const oracleAbi = [
  {
    type: 'function',
    name: 'getL1Fee',
    stateMutability: 'view',
    inputs: [{ name: 'data', type: 'bytes' }],
    outputs: [{ name: '', type: 'uint256' }],
  },
] as const

/**
 * Reads in wei what a chain of the OP stack charges for publishing a transaction; 0 elsewhere, and where the chain does
 * not say.
 *
 * @param client Client of the network.
 * @param call The call that will be sent.
 */
export async function readDataFee(client: EvmClient, { to, data }: TransferCall): Promise<bigint> {
  if (!opStackChains.includes(client.chain.id)) return 0n
  // The unsigned transaction does not exist yet; an EIP-1559 transfer has about 100 bytes besides recipient and data.
  const bytes = concatHex([to, data, `0x${'ff'.repeat(100)}`])
  const call = {
    to: oracle,
    data: encodeFunctionData({ abi: oracleAbi, functionName: 'getL1Fee', args: [bytes] }),
  } as const
  const result = await client.request({ method: 'eth_call', params: [call, 'latest'] }).catch(() => '0x' as const)
  return size(result) === 32 ? hexToBigInt(result) : 0n
}
