import { describe, expect, it } from 'vitest'
import { toCallsStatus } from './toCallsStatus.js'

const transaction = {
  blockHash: '0xb',
  blockNumber: '0x1',
  gasUsed: '0x5208',
  transactionHash: '0xc',
  logs: ['of the bundle'],
}
const head = { version: '2.0.0', id: '0x1', chainId: '0x89', atomic: true }

describe('toCallsStatus', () => {
  it.each([null, undefined])('is pending while the receipt is %s', (receipt) => {
    expect(toCallsStatus({ id: '0x1', networkId: 'eip155:137', receipt })).toEqual({ ...head, status: 100 })
  })

  it.each([
    [true, 200, '0x1'],
    [false, 500, '0x0'],
  ])('says for success %s that it is %i', (success, status, code) => {
    const receipt = { success, logs: ['own'], receipt: transaction }
    expect(toCallsStatus({ id: '0x1', networkId: 'eip155:137', receipt })).toEqual({
      ...head,
      status,
      receipts: [{ ...transaction, logs: ['own'], status: code }],
    })
  })

  it.each([1, 'x', {}, { success: 'yes', receipt: {} }, { success: true }])('refuses %j', (receipt) => {
    expect(() => toCallsStatus({ id: '0x1', networkId: 'eip155:137', receipt })).toThrow(
      expect.objectContaining({ code: 'wallet/invalid-response' }),
    )
  })
})
