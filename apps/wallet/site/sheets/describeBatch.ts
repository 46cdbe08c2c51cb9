import { type Hex, parseTransaction } from 'viem'
import { formatFee } from './formatFee.js'
import type { Sheet } from './Sheet.js'

const shared: readonly string[] = ['Account', 'Network', 'Fee at most']

/**
 * Describes transactions that are approved together.
 *
 * @param sheets Sheet of each transaction.
 * @param transactions Their bytes, from which the maximum fee of all is computed.
 */
export function describeBatch(
  sheets: readonly Sheet[],
  transactions: readonly Hex[],
  { account, network }: { account: string; network: { readonly name: string; readonly symbol: string } },
): Sheet {
  const fees = transactions.map((bytes) => {
    // The sheets were derived from the same bytes, so these are EIP-1559 transactions.
    const { gas = 0n, maxFeePerGas = 0n } = parseTransaction(bytes as `0x02${string}`)
    return gas * maxFeePerGas
  })
  const fee = fees.reduce((sum, each) => sum + each, 0n)
  return {
    title: `Send ${sheets.length} calls`,
    facts: [
      { label: 'Account', value: account },
      { label: 'Network', value: network.name },
      { label: 'Fee at most', value: formatFee(fee, network.symbol) },
    ],
    warnings: ['The calls are sent one after the other. If one fails, those before it stay.'],
    blocks: [],
    parts: sheets.map((sheet) => ({ ...sheet, facts: sheet.facts.filter(({ label }) => !shared.includes(label)) })),
  }
}
