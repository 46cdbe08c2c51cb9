import { expect, test } from 'vitest'
import { describeTypedData } from './describeTypedData.js'

const mail = {
  types: {
    EIP712Domain: [{ name: 'name', type: 'string' }],
    Person: [{ name: 'name', type: 'string' }],
    Mail: [
      { name: 'from', type: 'Person' },
      { name: 'to', type: 'Person[]' },
      { name: 'amount', type: 'uint256' },
    ],
  },
  primaryType: 'Mail',
  domain: { name: 'App', chainId: 1 },
  message: { from: { name: 'Ana', hidden: 'x' }, to: [{ name: 'Bo' }], amount: '5', extra: 'not signed' },
}
/** The message without unsigned values. */
const plain = { from: { name: 'Ana' }, to: [{ name: 'Bo' }], amount: '0x5' }
const show = (data: object, chainId = 1) => describeTypedData({ json: JSON.stringify(data), account: '0xab', chainId })

test('the tree is what the types say, and nothing that is not signed', () => {
  const { tree, facts, warnings } = show(mail)
  expect(tree).toEqual([
    {
      label: 'message (Mail)',
      children: [
        { label: 'from (Person)', children: [{ label: 'name', value: 'Ana' }] },
        { label: 'to', children: [{ label: '0 (Person)', children: [{ label: 'name', value: 'Bo' }] }] },
        { label: 'amount', value: '5' },
      ],
    },
  ])
  expect(facts).toContainEqual({ label: 'For', value: 'App' })
  expect(warnings).toEqual([expect.stringContaining('gave more than would be signed')])
})

test('the domain is what its type says, and nothing that is not signed', () => {
  const contract = `0x${'ab'.repeat(20)}`
  const domain = { ...mail.domain, verifyingContract: contract, version: '2' }
  const { facts, warnings, tree } = show({ ...mail, domain, message: plain })
  expect(facts.map(({ label }) => label)).toEqual(['Account', 'For'])
  expect(tree?.map(({ label }) => label)).toEqual(['message (Mail)'])
  expect(warnings).toEqual([expect.stringContaining('gave more than would be signed')])
  const { EIP712Domain: _, ...types } = mail.types
  const all = show({ ...mail, types, domain, message: plain })
  expect(all.facts.slice(1)).toEqual([
    { label: 'For', value: 'App' },
    { label: 'Version', value: '2' },
    { label: 'Network id', value: '1' },
    { label: 'Contract', value: contract },
  ])
  expect(all.warnings).toEqual([])
  // Without a type, a number written as a string is not part of the hash.
  const loose = show({ ...mail, types, domain: { ...domain, chainId: '10' }, message: plain })
  expect(loose.facts.map(({ label }) => label)).not.toContain('Network id')
  expect(loose.warnings).toEqual([expect.stringContaining('gave more than would be signed')])
})

test('what else a domain holds is walked like any type', () => {
  const types = {
    ...mail.types,
    EIP712Domain: [
      { name: 'name', type: 'Person' },
      { name: 'chainId', type: 'uint256' },
      { name: 'Account', type: 'string' },
    ],
  }
  const { facts, tree } = show({ ...mail, types, domain: { name: { name: 'A' }, chainId: 1, Account: 'B' } })
  expect(facts).toEqual([
    { label: 'Account', value: '0xab' },
    { label: 'Network id', value: '1' },
  ])
  expect(tree?.[0]).toEqual({
    label: 'domain (EIP712Domain)',
    children: [
      { label: 'name (Person)', children: [{ label: 'name', value: 'A' }] },
      { label: 'Account', value: 'B' },
    ],
  })
})

test('a salt is shown, and one that names another network is told', () => {
  const salted = (salt: string, type = 'bytes32') =>
    show({
      ...mail,
      types: { ...mail.types, EIP712Domain: [{ name: 'salt', type }] },
      domain: { salt },
      message: plain,
    })
  const long = `0x${'f1'.repeat(32)}`
  expect(salted(long)).toMatchObject({ facts: [{}, { label: 'Salt', value: long }], warnings: [] })
  expect(salted(`0x${'1'.padStart(64, '0')}`).warnings).toEqual([])
  expect(salted(`0x${'89'.padStart(64, '0')}`).warnings).toEqual([expect.stringContaining('another network')])
  expect(() => salted('0xf1')).toThrow()
})

test('a signature that would fit anywhere is told', () => {
  const { EIP712Domain: _, ...types } = mail.types
  const { warnings } = show({ types, primaryType: 'Mail', message: plain })
  expect(warnings).toEqual([expect.stringContaining('Any app could use')])
})

test('where the domain is what is signed, no message is shown', () => {
  const { tree, warnings } = show({ ...mail, domain: { name: 'App' }, primaryType: 'EIP712Domain' })
  expect(tree).toEqual([])
  expect(warnings).toEqual([expect.stringContaining('gave more than would be signed')])
})

test('another network and a permit are told', () => {
  const { EIP712Domain: _, ...types } = mail.types
  expect(show({ ...mail, types, message: plain }, 10).warnings).toEqual([expect.stringContaining('another network')])
  const permit = {
    ...mail,
    primaryType: 'Permit',
    types: { Permit: [{ name: 'value', type: 'uint256' }] },
    message: { value: 1 },
  }
  expect(show(permit).warnings).toEqual([expect.stringContaining('spend your tokens')])
})

test('signs that do not show are spelled out', () => {
  const { tree } = show({ ...mail, message: { from: { name: 'a\u202eb' }, to: [], amount: 1 } })
  expect(JSON.stringify(tree)).toContain('u{202e}')
})

test('names that are no words are quoted', () => {
  const name = 'to: 0xab, all of it'
  const { tree } = show({ types: { A: [{ name, type: 'string' }] }, primaryType: 'A', message: { [name]: 'x' } })
  expect(tree?.[0]?.children).toEqual([{ label: '"to: 0xab, all of it"', value: 'x' }])
})

test('a type that is named like a list is shown as what it is', () => {
  const types = { A: [{ name: 'b', type: 'B[]' }], 'B[]': [{ name: 'c', type: 'bool' }] }
  const { tree } = show({ types, primaryType: 'A', message: { b: { c: true } } })
  expect(tree?.[0]?.children?.[0]?.children).toEqual([{ label: 'c', value: 'true' }])
})

test.each([
  ['string', 5],
  ['string', undefined],
  ['string', { a: 1 }],
  ['bool', 1],
  ['uint8', true],
  ['uint8', 300],
  ['uint8', 'x'],
  ['uint', 1],
  ['address', '0xab'],
  ['bytes', 'text'],
  ['bytes', '0x123'],
  ['bytes4', '0x12'],
  ['uint8[]', 5],
  ['uint8[]', { 0: 1 }],
  ['B', []],
  ['toString', {}],
  ['nothing', 'x'],
])('a value of type %s that is %j is refused', (type, value) => {
  const types = { A: [{ name: 'toString', type }], B: [{ name: 'c', type: 'bool' }] }
  expect(() => show({ types, primaryType: 'A', message: { toString: value } })).toThrow()
})

test.each([{}, { types: {} }, { types: { A: 'x' }, primaryType: 'A' }, { types: { A: [{}] }, primaryType: 'A' }])(
  '%j is no typed data',
  (data) => {
    expect(() => show(data)).toThrow('no typed data')
  },
)

test('types that hold themselves end somewhere', () => {
  const nest = (depth: number): object => (depth === 0 ? {} : { a: nest(depth - 1) })
  const data = { types: { A: [{ name: 'a', type: 'A' }] }, primaryType: 'A', message: nest(50) }
  expect(() => show(data)).toThrow('too deep')
})
