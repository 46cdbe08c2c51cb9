import type { Connection } from '@portico/core'
import { createFakeContext, createFakeProvider } from '@portico/core/testing'
import { expect, test } from 'vitest'
import { connectWallet } from './connectWallet.js'

const address = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'
const other = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'

async function arrange() {
  const context = createFakeContext()
  const provider = createFakeProvider({ knownChainIds: [10] })
  const { signal } = new AbortController()
  const connection: Connection = await connectWallet(context, { connectorId: 'com.example', provider, signal })
  const events: unknown[] = []
  for (const name of ['accounts', 'network', 'end'] as const) connection.on(name, (event) => events.push([name, event]))
  return { ...context, provider, connection, events }
}

test('reports each real change of accounts once', async () => {
  const { provider, connection, events, clock } = await arrange()
  provider.setAccounts([address.toLowerCase()])
  provider.setAccounts([other, address])
  await clock.flush()
  expect(events).toEqual([['accounts', { namespace: 'eip155', accounts: [{ address: other }, { address }] }]])
  expect(connection.accounts('eip155')).toEqual([{ address: other }, { address }])
})

test('reports each real change of network once and ignores nonsense', async () => {
  const { provider, connection, events, clock, logger } = await arrange()
  provider.setChainId(1)
  provider.setChainId(10)
  provider.emit('chainChanged', 'loading')
  provider.emit('chainChanged', 137)
  provider.emit('accountsChanged', 'nobody')
  await clock.flush()
  expect(events).toEqual([['network', { namespace: 'eip155', networkId: 'eip155:10' }]])
  expect(connection.networkId('eip155')).toBe('eip155:10')
  expect(logger.entries()).toHaveLength(3)
})

test.each([
  ['withdraws its accounts', undefined, 'wallet'],
  ['is locked', { isUnlocked: async () => false }, 'locked'],
])('ends when the wallet %s', async (_, metamask, reason) => {
  const { provider, events, clock } = await arrange()
  Object.assign(provider, { _metamask: metamask })
  provider.lock()
  await clock.flush()
  expect(events).toEqual([['end', { reason }]])
  expect(provider.listenerCount()).toBe(0)
  expect(clock.pending()).toBe(0)
})

test('outlives a disconnect event the wallet recovers from', async () => {
  const { provider, events, clock } = await arrange()
  provider.emit('disconnect', { code: 1013 })
  await clock.advance(1000)
  provider.emit('connect', { chainId: '0xa' })
  await clock.advance(10_000)
  expect(events).toEqual([['network', { namespace: 'eip155', networkId: 'eip155:10' }]])
})

test('outlives a disconnect event of a wallet that still shares its accounts', async () => {
  const { provider, events, clock } = await arrange()
  provider.emit('disconnect', { code: 4900 })
  await clock.advance(10_000)
  expect(events).toEqual([])
})

test.each([
  ['shares nothing', 'wallet'],
  ['fails', 'transport'],
  ['hangs', 'transport'],
])('ends after a disconnect event when the wallet %s', async (how, reason) => {
  const { provider, events, clock } = await arrange()
  if (how === 'hangs') provider.hang('eth_accounts')
  else provider.script('eth_accounts', how === 'fails' ? { error: new Error('gone') } : { result: [] })
  provider.emit('disconnect', { code: 4900 })
  await clock.advance(2999)
  expect(events).toEqual([])
  await clock.advance(5000)
  expect(events).toEqual([['end', { reason }]])
})

test('disconnects locally: no event, no listener, no request to the wallet', async () => {
  const { provider, connection, events, clock } = await arrange()
  const asked = provider.calls.length
  provider.emit('disconnect', { code: 4900 })
  await connection.disconnect()
  provider.setAccounts([other])
  await clock.advance(10_000)
  expect(events).toEqual([])
  expect(provider.calls).toHaveLength(asked)
  expect(provider.listenerCount()).toBe(0)
  expect(clock.pending()).toBe(0)
})

test('reports one change when it switches the network itself', async () => {
  const { connection, events } = await arrange()
  await connection.switchNetwork('eip155:10')
  expect(events).toEqual([['network', { namespace: 'eip155', networkId: 'eip155:10' }]])
})

test('follows a wallet that switches without saying so', async () => {
  const { provider, connection, events } = await arrange()
  provider.script('wallet_switchEthereumChain', () => provider.script('eth_chainId', { result: '0xa' }))
  await connection.switchNetwork('eip155:10')
  expect(events).toEqual([['network', { namespace: 'eip155', networkId: 'eip155:10' }]])
})

test('outlives a moment without accounts, as in a change of account', async () => {
  const { provider, connection, events, clock } = await arrange()
  Object.assign(provider, { _metamask: { isUnlocked: async () => true } })
  provider.setAccounts([])
  provider.setAccounts([other])
  await clock.flush()
  expect(events).toEqual([['accounts', { namespace: 'eip155', accounts: [{ address: other }] }]])
  expect(connection.accounts('eip155')).toEqual([{ address: other }])
})

test('does not come about when the wallet takes its accounts back before it names its network', async () => {
  const context = createFakeContext()
  const provider = createFakeProvider()
  provider.hang('eth_chainId')
  const { signal } = new AbortController()
  const connecting = connectWallet(context, { connectorId: 'com.example', provider, signal })
  await context.clock.flush()
  provider.setAccounts([])
  await context.clock.flush()
  provider.release()
  await expect(connecting).rejects.toMatchObject({ code: 'wallet/no-accounts' })
  expect(provider.listenerCount()).toBe(0)
})

test('lets go of the wallet without ending anything', async () => {
  const { provider, connection, events } = await arrange()
  const asked = provider.calls.length
  connection.release?.()
  provider.setAccounts([other])
  expect(events).toEqual([])
  expect(provider.listenerCount()).toBe(0)
  expect(provider.calls).toHaveLength(asked)
})
