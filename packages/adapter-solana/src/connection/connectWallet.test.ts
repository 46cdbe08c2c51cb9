import { solana, solanaDevnet, solanaTestnet } from '@portico/core/networks'
import { createFakeContext } from '@portico/core/testing'
import { expect, test } from 'vitest'
import {
  type CreateFakeStandardWalletOptions,
  createFakeStandardWallet,
  fakeAddresses,
} from '../testing/createFakeStandardWallet.js'
import { connectWallet, restoreWallet } from './connectWallet.js'

function arrange(options: CreateFakeStandardWalletOptions = {}) {
  const context = createFakeContext({ networks: [solana, solanaDevnet, solanaTestnet] })
  const wallet = createFakeStandardWallet(options)
  const controller = new AbortController()
  const chains = [solanaTestnet.caipNetworkId, solanaDevnet.caipNetworkId]
  const parameters = { connectorId: 'Fake', wallet, chains, signal: controller.signal }
  return { context, wallet, controller, parameters }
}

const other = { address: '0xabc', chains: ['sui:mainnet'] }

test('connects on the first of the networks that the wallet knows', async () => {
  const { context, parameters, wallet } = arrange({ addresses: fakeAddresses })
  const connection = await connectWallet(context, parameters)
  expect(connection.accounts('solana')).toEqual(fakeAddresses.map((address) => ({ address })))
  expect(connection.networkId('solana')).toBe(solanaDevnet.caipNetworkId)
  expect(connection.approved('solana')).toEqual([solana.caipNetworkId, solanaDevnet.caipNetworkId])
  expect(connection.provider('solana').wallet).toBe(wallet)
  expect(wallet.calls).toEqual([{ name: 'standard:connect', input: undefined }])
})

test.each([
  [{ code: 4001, message: 'no' }, 'wallet/rejected'],
  [new Error('User rejected the request.'), 'wallet/rejected'],
  [{ code: -32002, message: 'busy' }, 'wallet/request-pending'],
  [new Error('boom'), 'wallet/failed'],
])('maps what the wallet throws, %o, to %s', async (error, code) => {
  const { context, parameters, wallet } = arrange()
  wallet.script('standard:connect', { error })
  await expect(connectWallet(context, parameters)).rejects.toMatchObject({ code })
  expect(wallet.listenerCount()).toBe(0)
})

test.each<[string, unknown, string]>([
  ['nothing', undefined, 'wallet/invalid-response'],
  ['no list', { accounts: 1 }, 'wallet/invalid-response'],
  ['an account that is none', { accounts: [null] }, 'wallet/invalid-response'],
  ['a false address', { accounts: [{ address: 'abc', chains: ['solana:mainnet'] }] }, 'wallet/invalid-response'],
  ['an empty list', { accounts: [] }, 'wallet/no-accounts'],
  ['accounts of another chain', { accounts: [other] }, 'wallet/no-accounts'],
])('refuses a wallet that answers with %s', async (_, result, code) => {
  const { context, parameters, wallet } = arrange()
  wallet.script('standard:connect', { result })
  await expect(connectWallet(context, parameters)).rejects.toMatchObject({ code })
})

test('says so when the wallet has lost the feature', async () => {
  const { context, parameters } = arrange({ without: ['standard:connect'] })
  await expect(connectWallet(context, parameters)).rejects.toMatchObject({ code: 'wallet/unsupported-method' })
})

test.each([connectWallet, restoreWallet])('ends at abort while the wallet hangs: %o', async (connect) => {
  const { context, parameters, wallet, controller } = arrange()
  wallet.script('standard:connect', 'hang')
  const connecting = connect(context, parameters)
  controller.abort()
  await expect(connecting).rejects.toMatchObject({ code: 'connection/aborted' })
  expect(context.clock.pending()).toBe(0)
})

test('resumes silently', async () => {
  const { context, parameters, wallet } = arrange()
  const connection = await restoreWallet(context, parameters)
  expect(connection?.accounts('solana')).toEqual([{ address: fakeAddresses[0] }])
  expect(wallet.calls).toEqual([{ name: 'standard:connect', input: { silent: true } }])
})

test.each<[string, Parameters<ReturnType<typeof arrange>['wallet']['script']>[1]]>([
  ['shares nothing', { result: { accounts: [] } }],
  ['refuses', { error: { code: 4001 } }],
])('resumes nothing when the wallet %s', async (_, behaviour) => {
  const { context, parameters, wallet } = arrange()
  wallet.script('standard:connect', behaviour)
  await expect(restoreWallet(context, parameters)).resolves.toBeUndefined()
})

test('gives a silent wallet five seconds to be resumed later', async () => {
  const { context, parameters, wallet } = arrange()
  wallet.script('standard:connect', 'hang')
  const restoring = expect(restoreWallet(context, parameters)).rejects.toMatchObject({ code: 'connection/timeout' })
  await context.clock.advance(5000)
  await restoring
})
