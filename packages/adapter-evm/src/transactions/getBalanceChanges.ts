import type { Actions } from '@portico/core'
import {
  type Address,
  type Hash,
  type Hex,
  hexToBigInt,
  isAddressEqual,
  numberToHex,
  type RpcTransactionReceipt,
} from 'viem'
import type { EvmClient, GetClient } from '../calls/createClients.js'
import { formatEvmAddress } from '../calls/formatEvmAddress.js'
import { readChain } from '../calls/readChain.js'

type GetBalanceChanges = NonNullable<Actions['getBalanceChanges']>

/** `Transfer(address,address,uint256)` of ERC-20. */
const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

/** `Deposit(address,uint256)` and `Withdrawal(address,uint256)` of WETH9. */
const depositTopic = '0xe1fffcc4923d04b559f4d29a8bfc6cda04eb5b0d3c460751c2402c5c5cc9109c'
const withdrawalTopic = '0x7fcf532c15f0a6db0bd6d0e038bea71d30d808c7d98cb3bf7268a95bf5081b65'

/**
 * Reads by how much a mined transaction changed an account's balances: of tokens from its logs, of the native currency
 * from the blocks around it, if the account did nothing else in that block. Throws `evm/rpc-failed`,
 * `connection/aborted`.
 *
 * @param getClient Finds the client of a network.
 * @param parameters The transaction, the account and the tokens.
 */
export async function getBalanceChanges(
  getClient: GetClient,
  { networkId, hash, account, tokens, signal }: Parameters<GetBalanceChanges>[0],
): ReturnType<GetBalanceChanges> {
  const client = getClient(networkId)
  const owner = formatEvmAddress(account)
  const read = async () => {
    // A value that is not a hash is refused by the node.
    const receipt = await client.request({ method: 'eth_getTransactionReceipt', params: [hash as Hash] })
    if (!receipt?.blockNumber) return tokens.map(() => undefined)
    const native = tokens.includes(undefined) ? await readNative(client, receipt, owner) : undefined
    return tokens.map((token) => (token === undefined ? native : sumTransfers(receipt, formatEvmAddress(token), owner)))
  }
  return readChain(networkId, read, signal)
}

function sumTransfers({ logs }: RpcTransactionReceipt, token: Address, owner: Address): bigint {
  const ours = owner.slice(2).toLowerCase()
  const isOwner = (topic: Hex | undefined) => topic?.slice(-40).toLowerCase() === ours
  const own = logs.filter(({ address }) => isAddressEqual(address, token))
  const transfers = own.flatMap(({ topics: [name, from, to, ...more], data }) => {
    if (name !== transferTopic || to === undefined || more.length > 0) return []
    const amount = readAmount(data)
    return [...(isOwner(to) ? [amount] : []), ...(isOwner(from) ? [-amount] : [])]
  })
  // Wrapped native currency is made and unmade without a transfer. Tokens that tell both ways are counted once.
  const changes = transfers.length > 0 ? transfers : own.flatMap((log) => readWrapped(log, isOwner))
  return changes.reduce((sum, each) => sum + each, 0n)
}

function readWrapped(
  { topics: [name, who, ...more], data }: RpcTransactionReceipt['logs'][number],
  isOwner: (topic: Hex | undefined) => boolean,
): readonly bigint[] {
  if (!isOwner(who) || more.length > 0) return []
  if (name === depositTopic) return [readAmount(data)]
  return name === withdrawalTopic ? [-readAmount(data)] : []
}

function readAmount(data: Hex): bigint {
  return data.length === 66 ? hexToBigInt(data) : 0n
}

async function readNative(
  client: EvmClient,
  receipt: RpcTransactionReceipt,
  owner: Address,
): Promise<bigint | undefined> {
  const block = BigInt(receipt.blockNumber)
  const at = (number: bigint) => numberToHex(number)
  try {
    const [before, after, first, last] = await Promise.all([
      client.request({ method: 'eth_getBalance', params: [owner, at(block - 1n)] }),
      client.request({ method: 'eth_getBalance', params: [owner, at(block)] }),
      client.request({ method: 'eth_getTransactionCount', params: [owner, at(block - 1n)] }),
      client.request({ method: 'eth_getTransactionCount', params: [owner, at(block)] }),
    ])
    const isSender = isAddressEqual(receipt.from, owner)
    if (BigInt(last) - BigInt(first) !== (isSender ? 1n : 0n)) return undefined
    const dataFee = 'l1Fee' in receipt && typeof receipt.l1Fee === 'string' ? BigInt(receipt.l1Fee) : 0n
    const fee = BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice) + dataFee
    return BigInt(after) - BigInt(before) + (isSender ? fee : 0n)
  } catch {
    // Nodes without an archive know recent blocks only.
    return undefined
  }
}
