import { describe, expect, it } from 'vitest'
import type { SessionRecord } from '../port/SignClientPort.js'
import { readCapabilities } from './readCapabilities.js'
import { first, second, topic } from './testing/openTestSession.js'

const atomic = { atomic: { status: 'supported' } }
const paymaster = { paymasterService: { supported: true } }

function read(parts: Partial<SessionRecord>, chains?: readonly string[], address = first) {
  const record: SessionRecord = {
    topic,
    expiry: 0,
    namespaces: { eip155: { chains: ['eip155:1', 'eip155:137'], accounts: [], methods: [], events: [] } },
    peer: { metadata: { name: '', url: '', icons: [] } },
    ...parts,
  }
  return readCapabilities(record, { address, chains })
}

const stated = {
  sessionProperties: { capabilities: JSON.stringify({ [first]: { '0x1': atomic, '0x89': paymaster } }) },
}

describe('readCapabilities', () => {
  it('reads what is stated for the address, in any spelling', () => {
    expect(read(stated)).toEqual({ '0x1': atomic, '0x89': paymaster })
    expect(read(stated, undefined, first.toLowerCase())).toEqual({ '0x1': atomic, '0x89': paymaster })
  })

  it('answers for the networks that were asked for', () => {
    expect(read(stated, ['0x89'])).toEqual({ '0x89': paymaster })
    expect(read(stated, ['0xa'])).toEqual({})
  })

  it('says nothing for another address, or without a statement', () => {
    expect(read(stated, undefined, second)).toBeUndefined()
    expect(read({})).toBeUndefined()
  })

  it.each<[string, Partial<SessionRecord>]>([
    [
      'an object of scoped capabilities',
      { scopedProperties: { eip155: { capabilities: { [first]: { '0x1': atomic } } } } },
    ],
    [
      'text of scoped capabilities',
      { scopedProperties: { capabilities: JSON.stringify({ [first]: { '0x1': atomic } }) } },
    ],
    ['a scope of one chain', { scopedProperties: { 'eip155:1': atomic } }],
    ['a scope of one chain as text', { scopedProperties: { 'eip155:1': JSON.stringify(atomic) } }],
    ['an account of one chain', { scopedProperties: { 'eip155:1': { [`eip155:1:${first}`]: atomic } } }],
  ])('reads %s', (_, parts) => {
    expect(read(parts)).toEqual({ '0x1': atomic })
  })

  it('takes a statement for all networks for every approved one, and what is nearer over it', () => {
    const sessionProperties = { atomic: JSON.stringify({ status: 'ready' }), expiry: 'soon' }
    expect(read({ sessionProperties, scopedProperties: { 'eip155:137': atomic } })).toEqual({
      '0x1': { atomic: { status: 'ready' } },
      '0x89': atomic,
    })
  })

  it.each(['{', '[]', 'null', '1', '{"0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb":1}'])('drops %s', (capabilities) => {
    expect(read({ sessionProperties: { capabilities } })).toBeUndefined()
  })
})
