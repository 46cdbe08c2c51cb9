import { createFakeConnection, createFakeProvider } from '@portico/core/testing'
import { expect, test } from 'vitest'
import { signTypedData } from './signTypedData.js'

const address = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'
const typedData = {
  domain: { name: 'Example', version: '1', chainId: 1n },
  types: {
    Order: [
      { name: 'maker', type: 'address' },
      { name: 'amount', type: 'uint256' },
    ],
  },
  primaryType: 'Order',
  message: { maker: address, amount: 2n ** 255n },
}

function arrange() {
  const provider = createFakeProvider()
  const connection = createFakeConnection({ providers: { eip155: provider } })
  return { provider, sign: (data: unknown) => signTypedData({ connection, address, typedData: data }) }
}

test('sends complete JSON with exact numbers', async () => {
  const { provider, sign } = arrange()
  await expect(sign(typedData)).resolves.toBe(`0x${'1b'.repeat(65)}`)
  expect(provider.calls).toEqual([{ method: 'eth_signTypedData_v4', params: [address, expect.any(String)] }])
  const [, json = ''] = Object.values(provider.calls[0]?.params ?? {})
  expect(JSON.parse(json)).toEqual({
    domain: { name: 'Example', version: '1', chainId: '1' },
    types: {
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'version', type: 'string' },
        { name: 'chainId', type: 'uint256' },
      ],
      ...typedData.types,
    },
    primaryType: 'Order',
    message: { maker: address.toLowerCase(), amount: String(2n ** 255n) },
  })
})

test('takes JSON too', async () => {
  const { provider, sign } = arrange()
  await sign(JSON.stringify({ ...typedData, domain: {}, message: { maker: address, amount: '1' } }))
  expect(provider.calls).toHaveLength(1)
})

test.each([
  ['no object', undefined],
  ['broken JSON', '{'],
  ['an unknown primary type', { ...typedData, primaryType: 'Offer' }],
  ['a wrong address', { ...typedData, message: { maker: '0x12', amount: 1n } }],
  ['a number out of range', { ...typedData, message: { maker: address, amount: 2n ** 256n } }],
])('asks no wallet to sign data with %s', async (_, data) => {
  const { provider, sign } = arrange()
  await expect(sign(data)).rejects.toMatchObject({ code: 'evm/invalid-typed-data' })
  expect(provider.calls).toHaveLength(0)
})

test('reports a refusal', async () => {
  const { provider, sign } = arrange()
  provider.reject('eth_signTypedData_v4')
  await expect(sign(typedData)).rejects.toMatchObject({ code: 'wallet/rejected' })
})
