import { solana } from '@portico/core/networks'
import { base58 } from '@scure/base'
import { expect, test } from 'vitest'
import { createFakeStandardWallet, fakeAddresses } from '../testing/createFakeStandardWallet.js'
import { createTransaction } from '../testing/createTransaction.js'
import { requestStandard } from './requestStandard.js'

const [address] = fakeAddresses
const transaction = base58.encode(createTransaction('legacy'))
const signature = base58.encode(new Uint8Array(64).fill(7))

function ask(method: string, params?: unknown) {
  const wallet = createFakeStandardWallet()
  const accounts = [{ address }]
  return requestStandard({ wallet, accounts, networkId: solana.caipNetworkId, method, params })
}

test('answers as a wallet over WalletConnect does', async () => {
  await expect(ask('solana_requestAccounts')).resolves.toEqual([{ pubkey: address }])
  const message = { message: base58.encode(new Uint8Array([1])), pubkey: address }
  await expect(ask('solana_signMessage', message)).resolves.toEqual({ signature })
  await expect(ask('solana_signTransaction', { transaction })).resolves.toMatchObject({ signature })
  const all = ask('solana_signAllTransactions', { transactions: [transaction, transaction] })
  await expect(all).resolves.toMatchObject({ transactions: [expect.any(String), expect.any(String)] })
  const sent = ask('solana_signAndSendTransaction', { transaction, sendOptions: { skipPreflight: true } })
  await expect(sent).resolves.toEqual({ signature })
})

test('is for the selected account where the request names none', async () => {
  const wallet = createFakeStandardWallet({ addresses: fakeAddresses })
  const accounts = fakeAddresses.map((each) => ({ address: each }))
  const common = { wallet, accounts, address: fakeAddresses[1], networkId: solana.caipNetworkId }
  await expect(requestStandard({ ...common, method: 'solana_getAccounts' })).resolves.toEqual([
    { pubkey: fakeAddresses[1] },
    { pubkey: address },
  ])
  await requestStandard({ ...common, method: 'solana_signMessage', params: { message: '1' } })
  expect(wallet.calls.at(-1)).toMatchObject({ input: { account: { address: fakeAddresses[1] } } })
})

test.each([
  ['solana_signTransaction', { transaction }],
  ['solana_signAllTransactions', { transactions: [transaction, transaction] }],
  ['solana_signAndSendTransaction', { transaction }],
])(
  'is for the account that the transactions of %s need, where the selected one is none of their signers',
  async (method, params) => {
    const wallet = createFakeStandardWallet({ addresses: fakeAddresses })
    const accounts = fakeAddresses.map((each) => ({ address: each }))
    const common = { wallet, accounts, address: fakeAddresses[1], networkId: solana.caipNetworkId }
    await requestStandard({ ...common, method, params })
    expect([wallet.calls.at(-1)?.input].flat()[0]).toMatchObject({ account: { address } })
    await requestStandard({ ...common, method, params: { ...params, pubkey: fakeAddresses[1] } })
    expect([wallet.calls.at(-1)?.input].flat()[0]).toMatchObject({ account: { address: fakeAddresses[1] } })
  },
)

test.each<[string, unknown, string]>([
  ['solana_getBalance', {}, 'wallet/unsupported-method'],
  ['solana_signTransaction', { transaction: '0OIl' }, 'solana/invalid-transaction'],
  ['solana_signTransaction', { transaction: '1'.repeat(1_000_000) }, 'solana/invalid-transaction'],
  ['solana_signTransaction', undefined, 'solana/invalid-transaction'],
  ['solana_signTransaction', { transaction: base58.encode(new Uint8Array(3)) }, 'solana/invalid-transaction'],
  ['solana_signMessage', { message: '1', pubkey: fakeAddresses[1] }, 'wallet/unauthorized'],
])('refuses %s with %o', async (method, params, code) => {
  await expect(ask(method, params)).rejects.toMatchObject({ code })
})
