import type { PreparedTransfer } from '@portico/core'
import { vi } from 'vitest'
import { getPart } from '../instance/getPart.js'
import { internals } from '../instance/Portico.js'
import { type ArrangeOptions, arrangeConnected } from '../navigation/modal/arrange.test.fixture.js'
import { sendPart } from './sendPart.js'
import { setSendAmount } from './setSendAmount.js'
import { setSendRecipient } from './setSendRecipient.js'
import { startSend } from './startSend.js'

export const usdc = {
  address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  symbol: 'USDC',
  name: 'USD Coin',
  decimals: 6,
}
export const recipient = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const hash = `0x${'ab'.repeat(32)}`

/** A connected instance with 1 ETH and 5 USDC on mainnet and a started transfer. The fee is 1 base unit, at most 2. */
export async function arrangeSend(options: ArrangeOptions = {}) {
  const send = vi.fn<PreparedTransfer['send']>(async () => hash)
  const prepareTransfer = vi.fn(async () => ({ fee: 1n, maxFee: 2n, send }))
  const test = await arrangeConnected({
    options: { tokens: { 'eip155:1': [{ address: usdc.address }] }, ...options.options },
    tokenBalances: [{ token: usdc, amount: 5_000_000n }],
    ...options,
    actions: { prepareTransfer, ...options.actions },
  })
  // Loaded now, so that later loads settle within a flush of the clock.
  await test.portico[internals].loadActions('eip155')
  await startSend(test.portico)
  return { ...test, send, prepareTransfer, state: getPart(test.portico, sendPart) }
}

/** Like `arrangeSend`, with the form filled in: 0.5 ETH to `recipient`. */
export async function arrangeFilled(options: ArrangeOptions = {}) {
  const test = await arrangeSend(options)
  setSendAmount(test.portico, { text: '0.5' })
  setSendRecipient(test.portico, { text: recipient })
  await test.clock.flush()
  return test
}
