import { expect, test } from 'vitest'
import { getRecipientName } from './WalletSendProgress.js'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('a recipient is called by name, else by the shortened address', () => {
  expect(getRecipientName({ status: 'valid', address, name: 'alice.eth' })).toBe('alice.eth')
  expect(getRecipientName({ status: 'valid', address })).toBe('0x70…dc79C8')
})

test('a name cannot reorder the sentence it stands in', () => {
  expect(getRecipientName({ status: 'valid', address, name: '\u202ehte.ecila' })).toBe('hte.ecila')
})
