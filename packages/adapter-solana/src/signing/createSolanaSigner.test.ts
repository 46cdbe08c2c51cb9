import { defineNetwork } from '@portico/core'
import { solana } from '@portico/core/networks'
import { createFakeConnection, createFakeContext, createFakeNode } from '@portico/core/testing'
import { base58, base64 } from '@scure/base'
import { Transaction, VersionedTransaction } from '@solana/web3.js'
import { expect, test } from 'vitest'
import {
  type CreateFakeStandardWalletOptions,
  createFakeStandardWallet,
  fakeAddresses,
} from '../testing/createFakeStandardWallet.js'
import { createTransaction } from '../testing/createTransaction.js'
import { createSolanaSigner } from './createSolanaSigner.js'

const [address] = fakeAddresses
const sevens = new Uint8Array(64).fill(7)

function arrange(options: CreateFakeStandardWalletOptions = {}) {
  const wallet = createFakeStandardWallet(options)
  const fetch = createFakeNode({ sendTransaction: 'ignored' })
  const context = createFakeContext({ networks: [solana], fetch })
  const connection = createFakeConnection({
    namespaces: ['solana'],
    accounts: { solana: [address] },
    networks: { solana: solana.caipNetworkId },
    providers: { solana: { wallet } },
  })
  return { wallet, fetch, context, connection, signer: createSolanaSigner({ context, connection }) }
}

test('signs texts and bytes', async () => {
  const { wallet, signer } = arrange()
  expect(signer.address).toBe(address)
  await expect(signer.signMessage('ü')).resolves.toEqual(sevens)
  await signer.signMessage(new Uint8Array([1]))
  expect(wallet.calls.map(({ input }) => (input as { message: Uint8Array }).message)).toEqual([
    new Uint8Array([0xc3, 0xbc]),
    new Uint8Array([1]),
  ])
})

test('returns a transaction in the form it was given', async () => {
  const { signer } = arrange()
  const bytes = createTransaction('legacy')
  const [plain, legacy, versioned] = await Promise.all([
    signer.signTransaction(bytes),
    signer.signTransaction(Transaction.from(bytes)),
    signer.signTransaction(VersionedTransaction.deserialize(createTransaction(0))),
  ])
  expect(plain.subarray(1, 65)).toEqual(sevens)
  expect(legacy).toBeInstanceOf(Transaction)
  expect(Uint8Array.from(legacy.signature ?? [])).toEqual(sevens)
  expect(versioned).toBeInstanceOf(VersionedTransaction)
  expect(versioned.signatures).toEqual([sevens])
  const all = await signer.signAllTransactions([Transaction.from(bytes), Transaction.from(bytes)])
  expect(all.every((each) => each instanceof Transaction)).toBe(true)
})

test('sends by the wallet where it can', async () => {
  const { fetch, signer } = arrange()
  await expect(signer.signAndSendTransaction(createTransaction(0))).resolves.toBe(base58.encode(sevens))
  expect(fetch.calls).toEqual([])
})

test('sends what the wallet only signs', async () => {
  const { fetch, signer } = arrange({ without: ['solana:signAndSendTransaction'] })
  const sent = signer.signAndSendTransaction(createTransaction(0), { skipPreflight: true })
  await expect(sent).resolves.toBe(base58.encode(sevens))
  const [body] = fetch.calls.map((call) => JSON.parse(call.body ?? ''))
  expect(body).toMatchObject({ method: 'sendTransaction', params: [expect.any(String), { encoding: 'base64' }] })
  expect(base64.decode(body.params[0]).subarray(1, 65)).toEqual(sevens)
})

test('sends itself on a cluster that the wallet does not know, with the commitment as nodes name it', async () => {
  const { fetch, context, connection, wallet } = arrange()
  const custom = defineNetwork({ ...solana, id: 'custom', caipNetworkId: 'solana:custom', name: 'Custom' })
  const signer = createSolanaSigner({
    context: { ...context, networks: () => [custom] },
    connection,
    networkId: custom.caipNetworkId,
  })
  const sent = signer.signAndSendTransaction(createTransaction(0), { preflightCommitment: 'singleGossip' })
  await expect(sent).resolves.toBe(base58.encode(sevens))
  expect(wallet.calls.map(({ name }) => name)).toEqual(['solana:signTransaction'])
  const [body] = fetch.calls.map((call) => JSON.parse(call.body ?? ''))
  expect(body.params[1]).toEqual({ encoding: 'base64', preflightCommitment: 'confirmed' })
})

test('maps what the wallet throws', async () => {
  const { wallet, signer } = arrange()
  wallet.script('solana:signMessage', { error: { code: 4001 } })
  await expect(signer.signMessage('x')).rejects.toMatchObject({ code: 'wallet/rejected' })
  await expect(signer.signTransaction(new Transaction())).rejects.toMatchObject({ code: 'solana/invalid-transaction' })
})

test('is made for shared accounts only', () => {
  const { context, connection } = arrange()
  const make = () => createSolanaSigner({ context, connection, address: fakeAddresses[1] })
  expect(make).toThrow(expect.objectContaining({ code: 'wallet/unauthorized' }))
})
