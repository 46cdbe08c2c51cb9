import { createFakeContext, createFakeProvider } from '@portico/core/testing'
import { expect, test } from 'vitest'
import { connectWallet, restoreWallet } from './connectWallet.js'

const address = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'

function arrange(options: Parameters<typeof createFakeProvider>[0] = {}) {
  const context = createFakeContext()
  const provider = createFakeProvider(options)
  const controller = new AbortController()
  const parameters = { connectorId: 'com.example', provider, signal: controller.signal }
  const methods = () => provider.calls.map(({ method }) => method)
  return { context, provider, controller, parameters, methods }
}

test('connects on the network the wallet is on, without asking it to move', async () => {
  const { context, parameters, provider, methods } = arrange({ chainId: 137, accounts: [address.toLowerCase()] })
  const connection = await connectWallet(context, parameters)
  expect(connection.accounts('eip155')).toEqual([{ address }])
  expect(connection.networkId('eip155')).toBe('eip155:137')
  expect(connection.approved('eip155')).toBe('all')
  expect(connection.provider('eip155')).toBe(provider)
  expect(methods()).toEqual(['eth_requestAccounts', 'eth_chainId'])
})

test.each([
  [4001, 'wallet/rejected'],
  [5000, 'wallet/rejected'],
  [-32002, 'wallet/request-pending'],
  [4100, 'wallet/unauthorized'],
])('maps the wallet error %i to %s', async (code, expected) => {
  const { context, parameters, provider } = arrange()
  provider.reject('eth_requestAccounts', code)
  await expect(connectWallet(context, parameters)).rejects.toMatchObject({ code: expected })
  expect(provider.listenerCount()).toBe(0)
})

test.each([
  [[], 'wallet/no-accounts'],
  [undefined, 'wallet/invalid-response'],
  [['not an address'], 'wallet/invalid-response'],
])('refuses the accounts %j', async (result, code) => {
  const { context, parameters, provider } = arrange()
  provider.script('eth_requestAccounts', { result })
  await expect(connectWallet(context, parameters)).rejects.toMatchObject({ code })
})

test.each(['eth_requestAccounts', 'eth_chainId'])('ends at abort while %s hangs', async (method) => {
  const { context, parameters, provider, controller } = arrange()
  provider.hang(method)
  const connecting = connectWallet(context, parameters)
  await context.clock.flush()
  controller.abort()
  await expect(connecting).rejects.toMatchObject({ code: 'connection/aborted' })
  expect(provider.listenerCount()).toBe(0)
  expect(context.clock.pending()).toBe(0)
})

test('connects to a wallet that does not say its network', async () => {
  const { context, parameters, provider } = arrange()
  provider.hang('eth_chainId')
  const connecting = connectWallet(context, parameters)
  await context.clock.advance(3000)
  expect((await connecting).networkId('eip155')).toBeUndefined()
})

test('connects to an old provider without events', async () => {
  const { context, parameters, provider } = arrange()
  const old = { request: provider.request } as typeof provider
  const connection = await connectWallet(context, { ...parameters, provider: old })
  await connection.disconnect()
  expect(connection.networkId('eip155')).toBe('eip155:1')
})

test('resumes by eth_accounts only', async () => {
  const { context, parameters, methods } = arrange({ authorized: true })
  const connection = await restoreWallet(context, parameters)
  expect(connection?.accounts('eip155')).toEqual([{ address }])
  expect(methods()).toEqual(['eth_accounts', 'eth_chainId'])
})

test('resumes nothing when the wallet shares no account', async () => {
  const { context, parameters, provider } = arrange()
  await expect(restoreWallet(context, parameters)).resolves.toBeUndefined()
  provider.reject('eth_accounts', 4100)
  await expect(restoreWallet(context, parameters)).resolves.toBeUndefined()
})

test.each([
  ['is silent', 'hang', 'connection/timeout'],
  ['fails', { error: new Error('starting up') }, 'wallet/failed'],
  ['talks nonsense', { result: 'none' }, 'wallet/invalid-response'],
  ['is locked', { result: [] }, 'wallet/locked'],
] as const)('says so when the wallet to resume %s, for it may be resumed later', async (_, script, code) => {
  const { context, parameters, provider } = arrange({ authorized: true })
  provider.script('eth_accounts', script)
  Object.assign(provider, { _metamask: { isUnlocked: async () => false } })
  const restoring = expect(restoreWallet(context, parameters)).rejects.toMatchObject({ code })
  await context.clock.advance(5000)
  await restoring
  expect(context.clock.pending()).toBe(0)
})

test('ends resuming at abort', async () => {
  const { context, parameters, provider, controller } = arrange()
  provider.hang('eth_accounts')
  const restoring = restoreWallet(context, parameters)
  controller.abort()
  await expect(restoring).rejects.toMatchObject({ code: 'connection/aborted' })
})
