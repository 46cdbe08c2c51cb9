import {
  parseTransaction,
  recoverMessageAddress,
  recoverTypedDataAddress,
  serializeTransaction,
  stringToHex,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount, privateKeyToAddress } from 'viem/accounts'
import { expect, test } from 'vitest'
import { signBytes } from './signBytes.js'

const key = generatePrivateKey()
const address = privateKeyToAddress(key)
const to = '0x00000000000000000000000000000000000000aa'
const transaction = { type: 'eip1559', chainId: 10, nonce: 3, to, value: 5n, gas: 21_000n, maxFeePerGas: 7n } as const

test('signs the message’s bytes', async () => {
  const signature = await signBytes(key, { kind: 'message', bytes: stringToHex('Hé') })
  expect(await recoverMessageAddress({ message: 'Hé', signature })).toBe(address)
})

test('signs typed data', async () => {
  const data = {
    domain: { name: 'App', chainId: 1 },
    types: { Note: [{ name: 'text', type: 'string' }] },
    primaryType: 'Note',
    message: { text: 'hi' },
  } as const
  const signature = await signBytes(key, { kind: 'typedData', json: JSON.stringify(data) })
  expect(await recoverTypedDataAddress({ ...data, signature })).toBe(address)
})

test('signs a transaction as it is', async () => {
  const bytes = serializeTransaction(transaction)
  const signed = await signBytes(key, { kind: 'transaction', chainId: 10, bytes })
  expect(parseTransaction(signed)).toMatchObject(transaction)
})

test.each([
  ['of another chain', { chainId: 1, bytes: serializeTransaction(transaction) }],
  ['of an older kind', { chainId: 10, bytes: serializeTransaction({ type: 'legacy', chainId: 10, to, gasPrice: 1n }) }],
  ['that are no transaction', { chainId: 10, bytes: '0x1234' as const }],
  ['that only begin like one', { chainId: 10, bytes: '0x02ff' as const }],
])('refuses bytes %s', async (_, request) => {
  await expect(signBytes(key, { kind: 'transaction', ...request })).rejects.toMatchObject({ status: 400 })
})

test('refuses a transaction that is signed already', async () => {
  const bytes = await privateKeyToAccount(generatePrivateKey()).signTransaction(transaction)
  await expect(signBytes(key, { kind: 'transaction', chainId: 10, bytes })).rejects.toMatchObject({ status: 400 })
})

test.each(['{', '{}', '{"types":{},"primaryType":"X","message":{}}'])('refuses %s as typed data', async (json) => {
  await expect(signBytes(key, { kind: 'typedData', json })).rejects.toMatchObject({ code: 'sign/typed-data' })
})
