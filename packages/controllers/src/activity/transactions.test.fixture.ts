import type { StoredTransaction } from '@portico/core/internal'
import type { ServiceTransaction, ServiceTransfer } from '../services/blockchainApi/ServiceTransaction.js'

export const now = Date.UTC(2026, 5, 15, 12)
const day = 86_400_000

export function makeTransfer(fields: Partial<Extract<ServiceTransfer, { kind: 'token' }>> = {}): ServiceTransfer {
  return {
    kind: 'token',
    direction: 'in',
    amount: '1.5',
    value: 3,
    symbol: 'ETH',
    name: 'Ether',
    image: undefined,
    ...fields,
  }
}

export function makeNft(fields: Partial<Extract<ServiceTransfer, { kind: 'nft' }>> = {}): ServiceTransfer {
  return {
    kind: 'nft',
    direction: 'in',
    amount: '1',
    value: undefined,
    name: 'Cat',
    image: undefined,
    isSpam: false,
    ...fields,
  }
}

/** Transaction number `index` of a history, one a day, the first one the newest. */
export function makeTransaction(index = 0, fields: Partial<ServiceTransaction> = {}): ServiceTransaction {
  return {
    id: `t${index}`,
    hash: `0xa${index}`,
    networkId: 'eip155:1',
    operation: 'receive',
    minedAt: now - index * day,
    from: '0x1',
    to: '0x2',
    status: 'confirmed',
    nonce: undefined,
    transfers: [makeTransfer()],
    ...fields,
  }
}

export function makeSent(fields: Partial<StoredTransaction> = {}): StoredTransaction {
  return {
    networkId: 'eip155:1',
    hash: '0xf',
    status: 'pending',
    sentAt: now,
    from: '0x2',
    to: '0x3',
    amount: '0.5',
    symbol: 'ETH',
    ...fields,
  }
}

/** The record of a transaction as the service sends it. */
export function makeRecord(index = 0, metadata: Readonly<Record<string, unknown>> = {}) {
  return {
    id: `t${index}`,
    metadata: {
      operationType: 'receive',
      hash: `0xa${index}`,
      chain: 'eip155:1',
      minedAt: new Date(now - index * day).toISOString(),
      sentFrom: '0x1',
      sentTo: '0x2',
      status: 'confirmed',
      nonce: 1,
      ...metadata,
    },
    transfers: [
      { direction: 'in', quantity: { numeric: '1.5' }, value: 3, fungible_info: { name: 'Ether', symbol: 'ETH' } },
    ],
  }
}
