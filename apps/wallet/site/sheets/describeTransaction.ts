import { formatEther, getAddress, type Hex, parseTransaction } from 'viem'
import type { ContractFacts } from '../../api/chainRoutes.js'
import { describeTokenCall } from './describeTokenCall.js'
import { formatFee } from './formatFee.js'
import type { Fact, Sheet } from './Sheet.js'

function describeUnknownCall(to: Hex, data: Hex): Sheet {
  return {
    title: 'Unknown call',
    facts: [{ label: 'Contract', value: to }],
    warnings: ['The wallet does not know what this call does.'],
    blocks: [{ label: 'Data', text: data }],
  }
}

/**
 * Describes a transaction from the bytes that will be signed.
 *
 * @param bytes Unsigned EIP-1559 transaction, serialised.
 * @param account Signing account.
 * @param network Name of the network and symbol of its native currency.
 * @param contracts What the called contracts claim to be, by address in lower case.
 * @throws Error If the bytes are not such a transaction.
 */
export function describeTransaction(parameters: {
  bytes: Hex
  account: string
  network: { readonly id: number; readonly name: string; readonly symbol: string }
  contracts?: Readonly<Record<string, ContractFacts | null>>
}): Sheet {
  const { bytes, account, network, contracts = {} } = parameters
  // Other transaction types have different fee fields.
  if (!bytes.startsWith('0x02')) throw new Error('These bytes are no EIP-1559 transaction')
  const parsed = parseTransaction(bytes as `0x02${string}`)
  const { chainId, value = 0n, data, gas = 0n, maxFeePerGas = 0n } = parsed
  // Checksummed (ERC-55) like in the app, because users compare the two.
  const to = parsed.to ? getAddress(parsed.to) : undefined
  if (chainId !== network.id) throw new Error('The transaction is for another network')
  const amount = `${formatEther(value)} ${network.symbol}`
  const around = (facts: readonly Fact[], isPaid: boolean): readonly Fact[] => [
    ...facts,
    ...(isPaid ? [{ label: 'Amount', value: amount }] : []),
    { label: 'Account', value: account },
    { label: 'Network', value: network.name },
    { label: 'Fee at most', value: formatFee(gas * maxFeePerGas, network.symbol) },
  ]
  if (!to)
    return {
      title: 'Create a contract',
      facts: around([], value > 0n),
      warnings: ['This puts a program on the chain.'],
      blocks: [{ label: 'Data', text: data ?? '0x' }],
    }
  if (!data || data === '0x')
    return { title: 'Send', facts: around([{ label: 'To', value: to }], true), warnings: [], blocks: [] }
  const call = describeTokenCall(to, data, contracts[to.toLowerCase()] ?? null) ?? describeUnknownCall(to, data)
  return { ...call, facts: around(call.facts, value > 0n) }
}
