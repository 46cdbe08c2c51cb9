import { type Eip1193Provider, walletErrors } from '@portico/core'
import { solana } from '@portico/core/networks'
import { base58, base64 } from '@scure/base'
import { expect, test, vi } from 'vitest'
import type { SolanaProvider } from '../standard/SolanaProvider.js'
import { fakeAddresses } from '../testing/createFakeStandardWallet.js'
import { createTransaction } from '../testing/createTransaction.js'
import { openRequestPort } from './openRequestPort.js'
import { readTransaction } from './readTransaction.js'

const [address] = fakeAddresses
const networkId = solana.caipNetworkId
const sevens = new Uint8Array(64).fill(7)
const legacy = createTransaction('legacy')
const v0 = createTransaction(0)
const signed = legacy.slice()
signed.set(sevens, 1)

function arrange(isWalletConnect: boolean, answers: Record<string, unknown>) {
  const request = vi.fn<SolanaProvider['request']>(async ({ method }) => {
    const answer = answers[method]
    if (answer instanceof Error) throw answer
    return answer
  })
  const events: Pick<Eip1193Provider, 'on' | 'removeListener'> = { on: () => {}, removeListener: () => {} }
  const provider = { request, ...events, ...(isWalletConnect ? { isWalletConnect } : {}) } as SolanaProvider
  const sent = () => request.mock.calls.map(([args]) => args)
  return { request, sent, port: openRequestPort({ provider, address, networkId }) }
}

test.each([true, false])('sends messages in base58, with the account (WalletConnect: %s)', async (isWalletConnect) => {
  const { request, port } = arrange(isWalletConnect, { solana_signMessage: { signature: base58.encode(sevens) } })
  await expect(port.signMessage(new Uint8Array([1, 2]))).resolves.toEqual(sevens)
  const params = { message: base58.encode(new Uint8Array([1, 2])), pubkey: address }
  const args = { method: 'solana_signMessage', params }
  expect(request.mock.calls).toEqual([isWalletConnect ? [args, networkId] : [args]])
})

test('sends a legacy transaction over WalletConnect in base64, and spelled out for old wallets', async () => {
  const { sent, port } = arrange(true, { solana_signTransaction: { transaction: base64.encode(signed) } })
  await expect(port.signTransaction(legacy)).resolves.toEqual(signed)
  expect(sent()[0]?.params).toEqual({
    transaction: base64.encode(legacy),
    pubkey: address,
    feePayer: address,
    recentBlockhash: fakeAddresses[1],
    instructions: [
      {
        programId: '11111111111111111111111111111111',
        data: base58.encode(new Uint8Array([2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0])),
        keys: [
          { pubkey: address, isSigner: true, isWritable: true },
          { pubkey: fakeAddresses[1], isSigner: false, isWritable: true },
        ],
      },
    ],
  })
})

test('attaches the bare signature of an old wallet', async () => {
  const { sent, port } = arrange(true, { solana_signTransaction: { signature: base58.encode(sevens) } })
  expect(readTransaction(await port.signTransaction(v0)).signatures).toEqual([sevens])
  expect(sent()[0]?.params).toEqual({ transaction: base64.encode(v0), pubkey: address })
})

test('asks the embedded wallet in base58 and the bare shapes', async () => {
  const { sent, port } = arrange(false, {
    solana_signTransaction: { transaction: base58.encode(signed) },
    solana_signAllTransactions: { transactions: [base58.encode(signed)] },
    solana_signAndSendTransaction: { signature: base58.encode(sevens) },
  })
  await expect(port.signTransaction(legacy)).resolves.toEqual(signed)
  await expect(port.signAllTransactions([legacy])).resolves.toEqual([signed])
  const options = { preflightCommitment: 'root', maxRetries: undefined } as const
  await expect(port.signAndSendTransaction(legacy, options)).resolves.toEqual(sevens)
  expect(sent().map(({ params }) => params)).toEqual([
    { transaction: base58.encode(legacy) },
    { transactions: [base58.encode(legacy)] },
    { transaction: base58.encode(legacy), options: { preflightCommitment: 'root' } },
  ])
})

test('sends by a wallet over WalletConnect with its own name for the options', async () => {
  const { sent, port } = arrange(true, { solana_signAndSendTransaction: { signature: base58.encode(sevens) } })
  await port.signAndSendTransaction(v0, { skipPreflight: true })
  const params = { transaction: base64.encode(v0), pubkey: address, sendOptions: { skipPreflight: true } }
  expect(sent()[0]?.params).toEqual(params)
})

test('has several transactions signed one by one where the wallet cannot do it at once', async () => {
  const { sent, port } = arrange(true, {
    solana_signAllTransactions: walletErrors('wallet/unsupported-method'),
    solana_signTransaction: { transaction: base64.encode(signed) },
  })
  await expect(port.signAllTransactions([legacy, legacy])).resolves.toEqual([signed, signed])
  const methods = ['solana_signAllTransactions', 'solana_signTransaction', 'solana_signTransaction']
  expect(sent().map(({ method }) => method)).toEqual(methods)
})

test('asks no more once the person declines', async () => {
  const { sent, port } = arrange(true, { solana_signAllTransactions: walletErrors('wallet/rejected') })
  await expect(port.signAllTransactions([legacy])).rejects.toMatchObject({ code: 'wallet/rejected' })
  expect(sent()).toHaveLength(1)
})

test.each<[string, unknown]>([
  ['nothing', null],
  ['a number', { transaction: 7 }],
  ['no transaction', { transaction: base64.encode(new Uint8Array(9)) }],
  ['a short signature', { signature: '1111' }],
])('refuses %s as an answer', async (_, answer) => {
  const { port } = arrange(true, { solana_signTransaction: answer })
  await expect(port.signTransaction(v0)).rejects.toMatchObject({ code: 'wallet/invalid-response' })
})

test.each([
  ['fewer', [signed]],
  ['more', [signed, signed, signed]],
])('refuses %s transactions than it asked to have signed', async (_, answer) => {
  const transactions = answer.map((each) => base64.encode(each))
  const { port } = arrange(true, { solana_signAllTransactions: { transactions } })
  const signing = port.signAllTransactions([legacy, legacy])
  await expect(signing).rejects.toMatchObject({ code: 'wallet/invalid-response' })
})

test('cannot sign in, and refuses a wrong option before the wallet is asked', async () => {
  const { sent, port } = arrange(true, {})
  await expect(port.signIn({})).rejects.toMatchObject({ code: 'wallet/unsupported-method' })
  const wrong = port.signAndSendTransaction(v0, { preflightCommitment: 'soon' as never })
  await expect(wrong).rejects.toMatchObject({ code: 'solana/invalid-options' })
  expect(sent()).toEqual([])
})
