import type { ServiceTransfer } from '../services/blockchainApi/ServiceTransaction.js'
import { toPlainDecimal } from '../services/blockchainApi/toPlainDecimal.js'
import type { ActivityItem } from './ActivityItem.js'

const header = [
  ...['time', 'network', 'hash', 'type', 'status', 'from', 'to'],
  ...['direction', 'amount', 'symbol', 'value_usd'],
]

/**
 * Returns activity as CSV (RFC 4180) with a header: a line for each transfer, one for a transaction without any. Times
 * are ISO 8601 in UTC, amounts complete and in whole units, values in US dollars. A field that a spreadsheet would take
 * for a formula begins with an apostrophe, since names of tokens are anybody's.
 *
 * @param items The activity, in the order of the lines.
 */
export function formatActivityCsv(items: readonly ActivityItem[]): string {
  const lines = [header.join(',')]
  for (const item of items) {
    const { minedAt, networkId, hash, operation, status, from, to, transfers } = item
    const common = [new Date(minedAt).toISOString(), networkId, hash, operation, status, from, to].map(formatField)
    if (transfers.length === 0) lines.push([...common, '', '', '', ''].join(','))
    for (const transfer of transfers) lines.push([...common, ...describeMove(transfer).map(formatField)].join(','))
  }
  return `${lines.join('\r\n')}\r\n`
}

function describeMove(transfer: ServiceTransfer): readonly (string | undefined)[] {
  const symbol = transfer.kind === 'token' ? (transfer.symbol ?? transfer.name) : transfer.name
  return [transfer.direction, transfer.amount, symbol, toPlainDecimal(transfer.value)]
}

function formatField(value = ''): string {
  // Spreadsheets of some languages take full-width signs for formulas as well.
  const text = /^[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
