import { solana, solanaTestnet } from '@portico/core/networks'
import { expect, test } from 'vitest'
import {
  type CreateFakeStandardWalletOptions,
  createFakeStandardWallet,
  fakeAddresses,
} from '../testing/createFakeStandardWallet.js'
import { createTransaction } from '../testing/createTransaction.js'
import { openStandardPort } from './openStandardPort.js'
import { readTransaction } from './readTransaction.js'

const [address] = fakeAddresses
const message = new Uint8Array([1, 2, 3])
const sevens = new Uint8Array(64).fill(7)

function arrange(options: CreateFakeStandardWalletOptions = {}, networkId: `solana:${string}` = solana.caipNetworkId) {
  const wallet = createFakeStandardWallet(options)
  return { wallet, port: openStandardPort({ wallet, address, networkId }) }
}

test('has a message signed by the account', async () => {
  const { wallet, port } = arrange()
  await expect(port.signMessage(message)).resolves.toEqual(sevens)
  expect(wallet.calls[0]?.input).toMatchObject({ account: { address }, message })
})

test.each<[string, unknown]>([
  ['of another message', [{ signedMessage: new Uint8Array([9]), signature: sevens }]],
  ['of 63 bytes', [{ signedMessage: message, signature: sevens.slice(1) }]],
  ['that is missing', []],
  ['that is no list', undefined],
])('refuses a signature %s', async (_, result) => {
  const { wallet, port } = arrange()
  wallet.script('solana:signMessage', { result })
  await expect(port.signMessage(message)).rejects.toMatchObject({ code: 'wallet/invalid-response' })
})

test('has transactions signed by one prompt, and names the chain', async () => {
  const { wallet, port } = arrange()
  const transactions = [createTransaction('legacy'), createTransaction(0)]
  const signed = await port.signAllTransactions(transactions)
  expect(signed.map((each) => readTransaction(each).signatures[0])).toEqual([sevens, sevens])
  expect(wallet.calls).toHaveLength(1)
  expect(wallet.calls[0]?.input).toMatchObject([{ chain: 'solana:mainnet' }, { chain: 'solana:mainnet' }])
})

test('names no chain that the wallet does not know', async () => {
  const { wallet, port } = arrange({}, 'solana:custom')
  await port.signTransaction(createTransaction('legacy'))
  expect(wallet.calls[0]?.input).not.toHaveProperty('0.chain')
  const sending = port.signAndSendTransaction(createTransaction('legacy'))
  await expect(sending).rejects.toMatchObject({ code: 'wallet/unrecognized-chain' })
})

test('sends by the wallet with the options that the standard knows', async () => {
  const { wallet, port } = arrange()
  const options = { preflightCommitment: 'singleGossip', maxRetries: 1, foreign: true } as const
  await expect(port.signAndSendTransaction(createTransaction(0), options)).resolves.toEqual(sevens)
  expect(wallet.calls[0]?.input).toMatchObject({
    chain: 'solana:mainnet',
    options: { preflightCommitment: 'confirmed', maxRetries: 1 },
  })
  expect(wallet.calls[0]?.input).not.toHaveProperty('options.foreign')
})

test('signs in as the account', async () => {
  const { wallet, port } = arrange()
  await expect(port.signIn({ domain: 'app.example' })).resolves.toMatchObject({ signature: sevens })
  expect(wallet.calls[0]?.input).toEqual({ address, domain: 'app.example' })
})

test.each<[string, (port: ReturnType<typeof openStandardPort>) => Promise<unknown>]>([
  ['solana:signMessage', (port) => port.signMessage(message)],
  ['solana:signTransaction', (port) => port.signTransaction(createTransaction('legacy'))],
  ['solana:signTransaction', (port) => port.signAllTransactions([createTransaction('legacy')])],
  ['solana:signAndSendTransaction', (port) => port.signAndSendTransaction(createTransaction('legacy'))],
  ['solana:signIn', (port) => port.signIn({})],
])('says so when the wallet has no %s', async (feature, call) => {
  const { port } = arrange({ without: [feature] })
  await expect(call(port)).rejects.toMatchObject({ code: 'wallet/unsupported-method', params: { method: feature } })
})

test('does not ask a wallet for a version of transactions it cannot sign', async () => {
  const { wallet, port } = arrange()
  Object.assign(wallet.features['solana:signTransaction'] as object, { supportedTransactionVersions: ['legacy'] })
  await expect(port.signTransaction(createTransaction(0))).rejects.toMatchObject({ params: { version: 0 } })
  const signed = await port.signTransaction(createTransaction('legacy'))
  expect(readTransaction(signed).signatures[0]).toEqual(sevens)
})

test('does not ask for an account that is no longer shared, or cannot do it', async () => {
  const { wallet, port } = arrange()
  Object.assign(wallet.accounts[0] ?? {}, { features: ['solana:signMessage'] })
  await expect(port.signTransaction(createTransaction('legacy'))).rejects.toMatchObject({
    code: 'wallet/unsupported-method',
  })
  wallet.share([fakeAddresses[1]])
  await expect(port.signMessage(message)).rejects.toMatchObject({ code: 'wallet/unauthorized' })
})

test.each<[string, unknown]>([
  ['of another account than its key', [{ account: { address, publicKey: sevens.slice(32) } }]],
  ['of an account without a key', [{ account: { address } }]],
  ['of nobody', [{}]],
  ['that is no list', undefined],
])('refuses a sign-in %s', async (_, result) => {
  const { wallet, port } = arrange()
  const rest = { signedMessage: message, signature: sevens }
  wallet.script('solana:signIn', { result: Array.isArray(result) ? [{ ...result[0], ...rest }] : result })
  await expect(port.signIn({})).rejects.toMatchObject({ code: 'wallet/invalid-response' })
})

test.each<[string, unknown]>([
  ['fewer transactions than it gave', []],
  ['what is no list', undefined],
  ['what is no transaction', [{ signedTransaction: new Uint8Array(3) }]],
  ['nothing in place of a transaction', [null]],
])('refuses %s', async (_, result) => {
  const { wallet, port } = arrange({}, solanaTestnet.caipNetworkId)
  wallet.script('solana:signTransaction', { result })
  await expect(port.signTransaction(createTransaction('legacy'))).rejects.toMatchObject({
    code: 'wallet/invalid-response',
  })
})
