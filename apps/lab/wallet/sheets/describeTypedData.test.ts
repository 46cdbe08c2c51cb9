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
  expect(warnings).toEqual([])
})

test('another network and a permit are told', () => {
  expect(show(mail, 10).warnings).toEqual([expect.stringContaining('another network')])
  const permit = { ...mail, primaryType: 'Permit', types: { Permit: [{ name: 'value', type: 'uint256' }] } }
  expect(show(permit).warnings).toEqual([expect.stringContaining('spend your tokens')])
})

test('signs that do not show are spelled out', () => {
  const { tree } = show({ ...mail, message: { from: { name: 'a\u202eb' }, to: [], amount: 1 } })
  expect(JSON.stringify(tree)).toContain('u{202e}')
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
