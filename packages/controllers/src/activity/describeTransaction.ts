import type { ServiceTransfer } from '../services/blockchainApi/ServiceTransaction.js'
import type { ActivityItem } from './ActivityItem.js'

/** A transfer as a row shows it. */
export type TransferDescription = {
  readonly kind: ServiceTransfer['kind']
  readonly direction: ServiceTransfer['direction']
  /** Absent for what stays in the account. */
  readonly sign: '+' | '-' | undefined
  /** Plain decimal number with at most 3 decimals, cut off; absent if unknown. */
  readonly amount: string | undefined
  /** Whether the amount is less than `amount`, the least that is shown. */
  readonly isBelow: boolean
  /** Symbol or name of the token, name of the NFT. */
  readonly label: string | undefined
  /** Value in US dollars; absent if unknown. */
  readonly value: number | undefined
}

/** A picture of what a transaction moved; without an `image` the view draws one. */
export type TransactionPicture = Pick<ServiceTransfer, 'kind' | 'image'> & Pick<TransferDescription, 'label'>

/** What `describeTransaction` returns. */
export type DescribeTransactionReturnType = {
  /** What it did, such as `send`, `receive` or `trade`. */
  readonly kind: string
  readonly status: ActivityItem['status']
  readonly transfers: readonly TransferDescription[]
  /** Two where one thing went out for another that came in, else one; none without transfers. */
  readonly pictures: readonly TransactionPicture[]
  /** The other side: who sent what came in, else the receiver or contract. */
  readonly counterparty: string | undefined
}

/** Signs that depend on what was done, not on the direction. */
const gains: readonly string[] = ['receive', 'deposit', 'borrow', 'claim']
const losses: readonly string[] = ['withdraw', 'repay', 'burn']

/**
 * Returns what a row of the activity shows of a transaction, without any text.
 *
 * @param transaction An entry of the activity.
 */
export function describeTransaction(transaction: ActivityItem): DescribeTransactionReturnType {
  const { operation, status, transfers, from, to } = transaction
  const isIncoming = transfers.length > 0 && transfers.every(({ direction }) => direction === 'in')
  return {
    kind: operation,
    status,
    transfers: transfers.map((transfer) => describeTransfer(transfer, operation)),
    pictures: pickPictures(transfers),
    counterparty: isIncoming ? from : to,
  }
}

function describeTransfer(transfer: ServiceTransfer, operation: string): TransferDescription {
  const { kind, direction, value } = transfer
  const byDirection = { in: '+', out: '-', self: undefined } as const
  const byOperation = gains.includes(operation) ? '+' : losses.includes(operation) ? '-' : undefined
  return {
    kind,
    direction,
    sign: byOperation ?? byDirection[direction],
    ...cutAmount(transfer.amount),
    label: getLabel(transfer),
    value,
  }
}

/** Cuts an amount after 3 decimals. Never rounded up: nobody has more than this. */
function cutAmount(amount: string | undefined): Pick<TransferDescription, 'amount' | 'isBelow'> {
  if (amount === undefined) return { amount, isBelow: false }
  const [whole = '0', fraction = ''] = amount.split('.')
  const shown = fraction.slice(0, 3).replace(/0+$/, '')
  const isBelow = /^0+$/.test(whole) && shown === '' && /[1-9]/.test(fraction)
  return { amount: isBelow ? '0.001' : shown ? `${whole}.${shown}` : whole, isBelow }
}

/** Mixed transfers show what was given, then what came for it. */
function pickPictures(transfers: readonly ServiceTransfer[]): readonly TransactionPicture[] {
  const given = transfers.find(({ direction }) => direction === 'out')
  const received = transfers.find(({ direction }) => direction === 'in')
  const shown = given && received ? [given, received] : transfers.slice(0, 1)
  return shown.map((transfer) => ({ kind: transfer.kind, image: transfer.image, label: getLabel(transfer) }))
}

function getLabel(transfer: ServiceTransfer): string | undefined {
  return transfer.kind === 'token' ? (transfer.symbol ?? transfer.name) : transfer.name
}
