import {
  hexToBytes,
  parseTransaction,
  recoverMessageAddress,
  recoverTypedDataAddress,
  serializeTransaction,
  stringToHex,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { signBytes } from './signBytes.js'

const privateKey = generatePrivateKey()
const key = hexToBytes(privateKey)
const account = privateKeyToAccount(privateKey)
const { address } = account
const to = '0x00000000000000000000000000000000000000aa'
const transaction = { type: 'eip1559', chainId: 10, nonce: 3, to, value: 5n, gas: 21_000n, maxFeePerGas: 7n } as const

const refusal = expect.objectContaining({ status: 400, code: 'sign/transaction' })

test('signs the message’s bytes', async () => {
  const signature = signBytes(key, { kind: 'message', bytes: stringToHex('Hé') })
  expect(signature).toBe(await account.signMessage({ message: 'Hé' }))
  expect(await recoverMessageAddress({ message: 'Hé', signature })).toBe(address)
})

test('signs typed data', async () => {
  const data = {
    domain: { name: 'App', chainId: 1 },
    types: { Note: [{ name: 'text', type: 'string' }] },
    primaryType: 'Note',
    message: { text: 'hi' },
  } as const
  const signature = signBytes(key, { kind: 'typedData', json: JSON.stringify(data) })
  expect(signature).toBe(await account.signTypedData(data))
  expect(await recoverTypedDataAddress({ ...data, signature })).toBe(address)
})

test('signs a transaction as it is', async () => {
  const bytes = serializeTransaction(transaction)
  const signed = signBytes(key, { kind: 'transaction', chainId: 10, bytes })
  expect(signed).toBe(await account.signTransaction(transaction))
  expect(parseTransaction(signed)).toMatchObject(transaction)
})

test.each([
  ['of another chain', { chainId: 1, bytes: serializeTransaction(transaction) }],
  ['of an older kind', { chainId: 10, bytes: serializeTransaction({ type: 'legacy', chainId: 10, to, gasPrice: 1n }) }],
  ['that are no transaction', { chainId: 10, bytes: '0x1234' as const }],
  ['that only begin like one', { chainId: 10, bytes: '0x02ff' as const }],
])('refuses bytes %s', (_, request) => {
  expect(() => signBytes(key, { kind: 'transaction', ...request })).toThrow(refusal)
})

test('refuses a transaction that is signed already', async () => {
  const bytes = await account.signTransaction(transaction)
  expect(() => signBytes(key, { kind: 'transaction', chainId: 10, bytes })).toThrow(refusal)
})

test.each(['{', '{}', '{"types":{},"primaryType":"X","message":{}}'])('refuses %s as typed data', (json) => {
  expect(() => signBytes(key, { kind: 'typedData', json })).toThrow(
    expect.objectContaining({ code: 'sign/typed-data' }),
  )
})
