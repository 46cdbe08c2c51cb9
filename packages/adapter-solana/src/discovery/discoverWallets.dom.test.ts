import type { Connector } from '@portico/core'
import { createFakeContext } from '@portico/core/testing'
import { getWallets } from '@wallet-standard/app'
import type { Wallet } from '@wallet-standard/base'
import { afterEach, expect, test, vi } from 'vitest'
import { createFakeStandardWallet } from '../testing/createFakeStandardWallet.js'
import { discoverWallets } from './discoverWallets.js'

const cleanups: (() => void)[] = []
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup()
})

function register(...wallets: readonly Wallet[]) {
  const unregister = getWallets().register(...wallets)
  cleanups.push(unregister)
  return unregister
}

function discover() {
  const context = createFakeContext()
  const onConnectors = vi.fn<(connectors: readonly Connector[]) => void>()
  const stop = discoverWallets(context, onConnectors)
  cleanups.push(stop)
  const names = async () => {
    await context.clock.advance(10)
    return onConnectors.mock.lastCall?.[0].map(({ id }) => id)
  }
  return { ...context, stop, names, onConnectors }
}

test('reports wallets that are there, come and go, those of one moment together', async () => {
  register(createFakeStandardWallet({ name: 'One' }))
  const { names, onConnectors } = discover()
  expect(await names()).toEqual(['One'])
  const unregister = register(createFakeStandardWallet({ name: 'Two' }), createFakeStandardWallet({ name: 'Three' }))
  expect(await names()).toEqual(['One', 'Two', 'Three'])
  unregister()
  expect(await names()).toEqual(['One'])
  expect(onConnectors).toHaveBeenCalledTimes(3)
})

test('keeps the connector of a wallet as long as it stays', async () => {
  register(createFakeStandardWallet({ name: 'One' }))
  const { names, onConnectors } = discover()
  await names()
  const first = onConnectors.mock.lastCall?.[0][0]
  register(createFakeStandardWallet({ name: 'Two' }))
  await names()
  expect(onConnectors.mock.lastCall?.[0][0]).toBe(first)
  expect(first).toMatchObject({ type: 'ANNOUNCED', namespaces: ['solana'] })
})

test('takes the first wallet of a name, and the second once the first has gone', async () => {
  const unregister = register(createFakeStandardWallet({ name: 'One' }))
  register(createFakeStandardWallet({ name: 'One' }))
  const { names, onConnectors } = discover()
  expect(await names()).toEqual(['One'])
  const first = onConnectors.mock.lastCall?.[0][0]
  unregister()
  expect(await names()).toEqual(['One'])
  expect(onConnectors.mock.lastCall?.[0][0]).not.toBe(first)
})

test('leaves out what is no Solana wallet, and logs what is none at all', async () => {
  register(createFakeStandardWallet({ name: 'Sui', chains: ['sui:mainnet'] }), { name: '' } as Wallet)
  const { names, logger } = discover()
  expect(await names()).toBeUndefined()
  expect(logger.entries()).toHaveLength(1)
})

test('takes a wallet that supports Solana later, and listens to it no more', async () => {
  const wallet = createFakeStandardWallet({ name: 'Late', chains: ['sui:mainnet'] })
  register(wallet)
  const { names } = discover()
  expect(await names()).toBeUndefined()
  expect(wallet.listenerCount()).toBe(1)
  wallet.report({ accounts: [] })
  Object.assign(wallet, { chains: ['sui:mainnet', 'solana:mainnet'] })
  expect(await names()).toBeUndefined()
  wallet.report({ chains: wallet.chains })
  expect(await names()).toEqual(['Late'])
  expect(wallet.listenerCount()).toBe(0)
})

test('leaves no listener at a wallet that goes, or when stopped', async () => {
  const [gone, kept] = ['Gone', 'Kept'].map((name) => createFakeStandardWallet({ name, chains: ['sui:mainnet'] }))
  if (!gone || !kept) throw new Error('There are two.')
  const unregister = register(gone)
  register(kept)
  const { names, stop } = discover()
  await names()
  unregister()
  expect([gone.listenerCount(), kept.listenerCount()]).toEqual([0, 1])
  stop()
  expect(kept.listenerCount()).toBe(0)
})

test('takes no harm from wallets whose events are broken', async () => {
  const breaks = (on: unknown) => {
    const wallet = createFakeStandardWallet({ name: 'Broken', chains: ['sui:mainnet'] })
    Object.assign(wallet.features, { 'standard:events': { on } })
    return wallet
  }
  const eager = vi.fn((_: string, listener: (change: unknown) => void) => {
    listener({ chains: [] })
    return () => {
      listener({ chains: [] })
      throw new Error('broken')
    }
  })
  register(breaks('nothing'), breaks(eager), createFakeStandardWallet({ name: 'One' }))
  const { names, stop, clock } = discover()
  expect(await names()).toEqual(['One'])
  expect(clock.pending()).toBe(0)
  stop()
  expect(clock.pending()).toBe(0)
  expect(eager).toHaveBeenCalledTimes(1)
})

test('is silent once stopped', async () => {
  const { stop, names, clock } = discover()
  stop()
  register(createFakeStandardWallet())
  expect(await names()).toBeUndefined()
  expect(clock.pending()).toBe(0)
})
