import { expect, test } from 'vitest'
import { getExplorerLink } from './getExplorerLink.js'

const network = (url: string) => ({ blockExplorers: { default: { name: 'Scan', url } } })

test('leads to the page of an address or a transaction', () => {
  const scan = network('https://scan.example')
  expect(getExplorerLink(scan, { kind: 'address', value: '0xab' })).toEqual({
    name: 'Scan',
    href: 'https://scan.example/address/0xab',
  })
  expect(getExplorerLink(scan, { kind: 'tx', value: '0xcd' })?.href).toBe('https://scan.example/tx/0xcd')
})

test('a value cannot lead elsewhere', () => {
  const link = getExplorerLink(network('https://scan.example'), { kind: 'tx', value: '../../evil?x=1' })
  expect(link?.href).toBe('https://scan.example/tx/..%2F..%2Fevil%3Fx%3D1')
})

test('there is no link without an explorer, or to one that may not be opened', () => {
  expect(getExplorerLink(undefined, { kind: 'tx', value: '0x' })).toBeUndefined()
  expect(getExplorerLink({}, { kind: 'tx', value: '0x' })).toBeUndefined()
  expect(getExplorerLink(network('javascript:alert(1)//'), { kind: 'tx', value: '0x' })).toBeUndefined()
})

test('a query of the explorer stays, and Solscan calls addresses accounts', () => {
  const devnet = network('https://solscan.io/?cluster=devnet')
  expect(getExplorerLink(devnet, { kind: 'address', value: 'abc' })?.href).toBe(
    'https://solscan.io/account/abc?cluster=devnet',
  )
  expect(getExplorerLink(devnet, { kind: 'tx', value: 'def' })?.href).toBe('https://solscan.io/tx/def?cluster=devnet')
})
