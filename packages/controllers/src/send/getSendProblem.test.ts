import { transferErrors } from '@portico/core'
import { expect, it } from 'vitest'
import { getSendProblem } from './getSendProblem.js'
import type { SendState } from './SendState.js'
import { createSendState } from './sendPart.js'

const native = { symbol: 'ETH', name: 'Ether', decimals: 18 }
const token = { symbol: 'USDC', name: 'USD Coin', decimals: 6, address: '0xAA' }
const tokens = [
  { token: native, amount: 100n },
  { token, amount: 50n },
]
const valid = { status: 'valid', address: '0x01' } as const

const rows: readonly (readonly [string | undefined, Partial<SendState>])[] = [
  ['select-token', { token: undefined }],
  ['incorrect-value', { amountText: 'x', amount: undefined, recipient: { status: 'empty' } }],
  ['add-amount', { amountText: ' ', amount: undefined, recipient: { status: 'invalid' } }],
  ['add-amount', { amountText: '0', amount: 0n }],
  ['insufficient-funds', { amount: 101n, recipient: { status: 'empty' } }],
  ['insufficient-funds', { token, amount: 51n }],
  ['insufficient-funds', { token, amount: 50n, tokens: [{ token, amount: 50n, sendable: 49n }] }],
  ['insufficient-funds', { token, quote: { status: 'error', error: transferErrors('transfer/insufficient-token') } }],
  ['add-address', { recipient: { status: 'empty' } }],
  ['resolving-name', { recipient: { status: 'resolving' } }],
  ['name-not-found', { recipient: { status: 'not-found' } }],
  ['name-lookup-failed', { recipient: { status: 'failed' } }],
  ['invalid-address', { recipient: { status: 'invalid' } }],
  ['insufficient-fee', { amount: 99n, quote: { status: 'ready', maxFee: 2n } }],
  ['insufficient-fee', { token, quote: { status: 'ready', maxFee: 101n } }],
  ['insufficient-fee', { quote: { status: 'error', error: transferErrors('transfer/insufficient-funds') } }],
  [undefined, { amount: 98n, quote: { status: 'ready', maxFee: 2n } }],
  [undefined, { quote: { status: 'error', error: transferErrors('transfer/estimate-failed') } }],
  [undefined, { tokens: [], amount: 10n ** 30n }],
]

it.each(rows)('is %s for %o', (problem, change) => {
  const state = {
    ...createSendState(),
    token: native,
    tokens,
    amountText: '1',
    amount: 1n,
    recipient: valid,
    ...change,
  }
  expect(getSendProblem(state)).toBe(problem)
})
