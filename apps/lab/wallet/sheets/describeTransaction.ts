import { formatEther, formatUnits, getAddress, type Hex, parseTransaction } from 'viem'
import { formatFee } from './formatFee.js'
import { readTokenCall } from './readTokenCall.js'
import type { Fact, Sheet } from './Sheet.js'

/** Symbol and decimals of a token, as its contract gives them. */
export type TokenFacts = { readonly symbol: string; readonly decimals: number }

/** From here on an allowance has no end in practice. */
const unlimited = 2n ** 255n

const titles = { transfer: 'Send tokens', transferFrom: 'Move tokens', approve: 'Allow spending' } as const

function describeAmount(amount: bigint, token: TokenFacts | undefined): string {
  return token ? `${formatUnits(amount, token.decimals)} ${token.symbol}` : `${amount} of the smallest unit`
}

function describeCall(to: Hex, data: Hex, token: TokenFacts | undefined): Omit<Sheet, 'parts'> {
  const call = readTokenCall(data)
  if (!call)
    return {
      title: 'Unknown call',
      facts: [{ label: 'Contract', value: to }],
      warnings: ['The wallet does not know what this call does.'],
      blocks: [{ label: 'Data', text: data }],
    }
  const isUnlimited = call.kind === 'approve' && call.amount >= unlimited
  const who = call.kind === 'approve' ? 'Spender' : 'To'
  return {
    title: titles[call.kind],
    facts: [
      ...(call.from ? [{ label: 'From', value: call.from }] : []),
      { label: who, value: call.to },
      {
        label: 'Amount',
        value: isUnlimited ? `Unlimited ${token?.symbol ?? ''}`.trim() : describeAmount(call.amount, token),
      },
      { label: 'Token', value: to },
    ],
    warnings: isUnlimited ? ['The spender may take all of this token that you have now or later.'] : [],
    blocks: [],
  }
}

/**
 * Describes a transaction by the bytes that will be signed.
 *
 * @param bytes Unsigned EIP-1559 transaction, serialised.
 * @param account Who signs.
 * @param network Name of its network and symbol of the currency there.
 * @param tokens Facts of token contracts by address in lower case.
 * @throws Error When the bytes are no such transaction.
 */
export function describeTransaction(parameters: {
  bytes: Hex
  account: string
  network: { readonly id: number; readonly name: string; readonly symbol: string }
  tokens?: Readonly<Record<string, TokenFacts>>
}): Sheet {
  const { bytes, account, network, tokens = {} } = parameters
  // Any other kind has fees that are written differently.
  if (!bytes.startsWith('0x02')) throw new Error('These bytes are no EIP-1559 transaction')
  const parsed = parseTransaction(bytes as `0x02${string}`)
  const { chainId, value = 0n, data, gas = 0n, maxFeePerGas = 0n } = parsed
  // Written with its checksum (ERC-55), as the app writes it: people compare the two.
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
  const call = describeCall(to, data, tokens[to.toLowerCase()])
  return { ...call, facts: around(call.facts, value > 0n) }
}
