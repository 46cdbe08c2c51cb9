import type { Connector, Eip1193Provider } from '@portico/core'
import { createFakeContext, createFakeProvider } from '@portico/core/testing'
import { afterEach, expect, test, vi } from 'vitest'
import type { EvmDiscovery } from './discoverWallets.js'
import { watchForWallets } from './watchForWallets.js'

type Page = Window & { ethereum?: Eip1193Provider | undefined }
const page: Page = window
const cleanups: (() => void)[] = []

afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup()
  delete page.ethereum
})

function announce() {
  const info = { uuid: '1', name: 'One', icon: 'data:image/png;base64,AA==', rdns: 'com.one' }
  const detail = { info, provider: createFakeProvider() }
  const speak = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  window.addEventListener('eip6963:requestProvider', speak)
  cleanups.push(() => window.removeEventListener('eip6963:requestProvider', speak))
  speak()
}

function watch(mode: EvmDiscovery = 'all') {
  const context = createFakeContext()
  const onConnectors = vi.fn<(connectors: readonly Connector[]) => void>()
  const stop = watchForWallets(context, mode, onConnectors)
  cleanups.push(stop)
  const seeIds = async () => {
    await vi.dynamicImportSettled()
    await context.clock.advance(10)
    return onConnectors.mock.lastCall?.[0].map(({ id }) => id)
  }
  return { ...context, stop, seeIds }
}

test('finds a wallet that was there first, and one that comes later', async () => {
  announce()
  expect(await watch().seeIds()).toEqual(['com.one'])
  const later = watch()
  await later.clock.advance(60_000)
  announce()
  expect(await later.seeIds()).toEqual(['com.one'])
})

test('finds a provider that is injected without an announcement', async () => {
  const { clock, seeIds } = watch()
  await clock.advance(600)
  page.ethereum = createFakeProvider()
  await clock.advance(1000)
  expect(await seeIds()).toEqual(['injected'])
})

test('leaves an injected provider alone when only announced wallets are asked for', async () => {
  page.ethereum = createFakeProvider()
  const { clock, seeIds } = watch('announced')
  await clock.advance(5000)
  expect(await seeIds()).toBeUndefined()
})

test('is silent and leaves no timer once stopped, also while the discovery loads', async () => {
  announce()
  const { clock, stop, seeIds } = watch()
  stop()
  expect(await seeIds()).toBeUndefined()
  expect(clock.pending()).toBe(0)
})
