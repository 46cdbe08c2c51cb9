import type { Connector, Eip1193Provider } from '@portico/core'
import { createFakeContext, createFakeProvider } from '@portico/core/testing'
import { afterEach, expect, test } from 'vitest'
import { discoverWallets, type EvmDiscovery } from './discoverWallets.js'

type Page = Window & { ethereum?: Eip1193Provider | undefined }
const page: Page = window
const cleanups: (() => void)[] = []

afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup()
  delete page.ethereum
})

function announce(name: string, options: { provider?: Eip1193Provider; uuid?: string; rdns?: string } = {}) {
  const { provider = createFakeProvider(), uuid = `uuid of ${name}`, rdns = `com.${name.toLowerCase()}` } = options
  const detail = { info: { uuid, name, icon: 'data:image/png;base64,AA==', rdns }, provider }
  const speak = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  window.addEventListener('eip6963:requestProvider', speak)
  cleanups.push(() => window.removeEventListener('eip6963:requestProvider', speak))
  speak()
}

function discover(mode: EvmDiscovery = 'all') {
  const context = createFakeContext()
  const reports: (readonly Connector[])[] = []
  const stop = discoverWallets(context, mode, (connectors) => reports.push(connectors))
  cleanups.push(stop)
  const ids = () => reports.at(-1)?.map(({ id, type }) => `${id} ${type}`)
  return { ...context, reports, stop, ids }
}

test('reports wallets that speak together in one list', async () => {
  announce('One')
  announce('Two')
  const { clock, reports, ids } = discover()
  announce('Three')
  await clock.advance(10)
  expect(reports).toHaveLength(1)
  expect(ids()).toEqual(['com.one ANNOUNCED', 'com.two ANNOUNCED', 'com.three ANNOUNCED'])
})

test('reports a wallet that comes late', async () => {
  const { clock, ids } = discover()
  await clock.advance(5000)
  announce('Late')
  await clock.advance(10)
  expect(ids()).toEqual(['com.late ANNOUNCED'])
})

test('keeps the provider of a wallet that is listed when its uuid announces another one', async () => {
  const listed = createFakeProvider()
  announce('One', { provider: listed })
  const { clock, reports } = discover()
  await clock.advance(10)
  const other = createFakeProvider()
  announce('Other', { provider: other, uuid: 'uuid of One' })
  announce('One', { provider: other })
  await clock.advance(10)
  expect(reports).toHaveLength(1)
  await reports.at(-1)?.[0]?.restore({ namespaces: ['eip155'], signal: new AbortController().signal })
  expect(listed.calls.map(({ method }) => method)).toEqual(['eth_accounts'])
  expect(other.calls).toEqual([])
})

test('lists one rdns once', async () => {
  announce('One')
  announce('Copy', { rdns: 'com.one' })
  const { clock, reports } = discover()
  await clock.advance(10)
  expect(reports.at(-1)?.map(({ name }) => name)).toEqual(['One'])
})

test('leaves hostile announcements out, logs them and goes on', async () => {
  const { clock, logger, ids } = discover()
  window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info: null } }))
  announce('Good')
  await clock.advance(10)
  expect(ids()).toEqual(['com.good ANNOUNCED'])
  expect(logger.entries().map(({ level }) => level)).toEqual(['warn'])
})

test('offers the legacy provider as a browser wallet', async () => {
  page.ethereum = createFakeProvider()
  const { clock, reports } = discover()
  await clock.advance(10)
  expect(reports.at(-1)).toMatchObject([{ id: 'injected', name: 'Browser Wallet', type: 'INJECTED' }])
})

test('does not offer the legacy provider twice when it is announced, be it later', async () => {
  const provider = createFakeProvider()
  page.ethereum = provider
  const { clock, ids } = discover()
  await clock.advance(10)
  announce('One', { provider })
  await clock.advance(10)
  expect(ids()).toEqual(['com.one ANNOUNCED'])
})

test.each([
  ['tells so', 10],
  ['does not tell', 1600],
])('finds a legacy provider that is injected late and %s', async (how, ms) => {
  const { clock, ids } = discover()
  await clock.advance(600)
  page.ethereum = createFakeProvider()
  if (how === 'tells so') window.dispatchEvent(new Event('ethereum#initialized'))
  await clock.advance(ms)
  expect(ids()).toEqual(['injected INJECTED'])
})

test.each([
  [
    'throws',
    () =>
      Object.defineProperty(page, 'ethereum', {
        configurable: true,
        get: () => {
          throw new Error('no')
        },
      }),
  ],
  ['has no request', () => Object.defineProperty(page, 'ethereum', { configurable: true, value: { send: () => {} } })],
])('survives a window.ethereum that %s', async (_, define) => {
  define()
  const { clock, ids } = discover()
  await clock.advance(10)
  expect(ids() ?? []).toEqual([])
})

test('looks only for what it was asked to', async () => {
  announce('One')
  page.ethereum = createFakeProvider()
  const announced = discover('announced')
  const none = discover('none')
  await Promise.all([announced.clock.advance(10), none.clock.advance(10)])
  expect(announced.ids()).toEqual(['com.one ANNOUNCED'])
  expect(none.reports).toEqual([])
  expect(none.clock.pending()).toBe(0)
})

test('leaves nothing behind when stopped', async () => {
  const { clock, stop, reports } = discover()
  await clock.advance(10)
  stop()
  const count = reports.length
  announce('Late')
  await clock.advance(10_000)
  expect(reports).toHaveLength(count)
  expect(clock.pending()).toBe(0)
})

test('takes in 500 wallets as one report', async () => {
  for (let index = 0; index < 500; index++) announce(`Wallet${index}`)
  const { clock, reports } = discover()
  await clock.advance(10)
  expect(reports.map((list) => list.length)).toEqual([500])
})
