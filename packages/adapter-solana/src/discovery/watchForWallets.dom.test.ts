import type { Connector } from '@portico/core'
import { createFakeContext } from '@portico/core/testing'
import type { Wallet } from '@wallet-standard/base'
import { afterEach, expect, test, vi } from 'vitest'
import { createFakeStandardWallet } from '../testing/createFakeStandardWallet.js'
import { watchForWallets } from './watchForWallets.js'

const cleanups: (() => void)[] = []
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup()
})

type Api = { register(...wallets: readonly Wallet[]): () => void }

/** Registers a wallet like the library of a wallet. */
function announce(wallet: Wallet) {
  const unregisters: (() => void)[] = []
  const callback = (api: Api) => void unregisters.push(api.register(wallet))
  const onReady = (event: Event) => callback((event as CustomEvent<Api>).detail)
  window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: callback }))
  window.addEventListener('wallet-standard:app-ready', onReady)
  cleanups.push(() => {
    window.removeEventListener('wallet-standard:app-ready', onReady)
    for (const unregister of unregisters) unregister()
  })
}

function watch() {
  const context = createFakeContext()
  const onConnectors = vi.fn<(connectors: readonly Connector[]) => void>()
  const stop = watchForWallets(context, onConnectors)
  cleanups.push(stop)
  const seeIds = async () => {
    await vi.dynamicImportSettled()
    await context.clock.advance(10)
    return onConnectors.mock.lastCall?.[0].map(({ id }) => id)
  }
  return { ...context, stop, seeIds }
}

test('finds a wallet that was there first, and one that comes later', async () => {
  announce(createFakeStandardWallet({ name: 'Early' }))
  const { seeIds, clock } = watch()
  expect(await seeIds()).toEqual(['Early'])
  await clock.advance(60_000)
  announce(createFakeStandardWallet({ name: 'Late' }))
  expect(await seeIds()).toEqual(['Early', 'Late'])
})

test('finds the first wallet whenever it comes', async () => {
  const { seeIds, clock } = watch()
  await clock.advance(60_000)
  expect(await seeIds()).toBeUndefined()
  announce(createFakeStandardWallet({ name: 'Late' }))
  expect(await seeIds()).toEqual(['Late'])
})

test('is silent and leaves no timer once stopped, also while the discovery loads', async () => {
  announce(createFakeStandardWallet())
  const { stop, seeIds, clock } = watch()
  stop()
  expect(await seeIds()).toBeUndefined()
  announce(createFakeStandardWallet({ name: 'Late' }))
  expect(await seeIds()).toBeUndefined()
  expect(clock.pending()).toBe(0)
})
