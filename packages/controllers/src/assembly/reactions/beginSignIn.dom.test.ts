import { createFakeConnector, createFaultyStorage } from '@portico/core/testing'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { reconnect } from '../../connection/restore/reconnect.js'
import { getInternals } from '../../instance/getInternals.js'
import type { SignInState } from '../../sign-in/SignInState.js'
import { watchSignIn } from '../../sign-in/watchSignIn.js'
import { createFakeSiwx } from '../../testing/createFakeSiwx.js'
import { createTestPortico } from '../../testing/createTestPortico.js'

/** Of the observers that wait for a paint: what they call. */
const waiting = new Set<() => void>()

const setVisibility = (state: DocumentVisibilityState) =>
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)

beforeEach(() => {
  waiting.clear()
  setVisibility('visible')
  class FakeObserver {
    static readonly supportedEntryTypes = ['paint']
    constructor(readonly callback: () => void) {}
    observe() {
      waiting.add(this.callback)
    }
    disconnect() {
      waiting.delete(this.callback)
    }
  }
  vi.stubGlobal('PerformanceObserver', FakeObserver)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Opens a page with the connection of an earlier visit, in an app whose accounts must sign in. */
async function revisit() {
  const storage = createFaultyStorage()
  const wallets = [createFakeConnector({ id: 'com.example.wallet1', restorable: true })]
  const first = createTestPortico({ storage, id: 'shop', wallets })
  await first.connect()
  first.portico.destroy()
  const siwx = createFakeSiwx()
  const test = createTestPortico({ storage, id: 'shop', wallets, siwx, started: false })
  const { portico, clock } = test
  onTestFinished(() => portico.destroy())
  const seen: SignInState['status'][] = []
  watchSignIn(portico, ({ status }) => seen.push(status))
  portico.start()
  const isBegun = () => getInternals(portico).signIn !== undefined
  const wallet = () => portico.getState().namespaces.eip155?.status
  /** Lets chunks load, which takes real time. */
  const rest = async () => {
    for (let turn = 0; turn < 20; turn++) {
      await clock.flush()
      await new Promise((done) => setTimeout(done, 5))
    }
  }
  return { ...test, siwx, seen, isBegun, wallet, rest }
}

test('begins after the first paint; until then a restored account is neither connected nor signed in', async () => {
  const { clock, isBegun, portico, rest, seen, siwx, wallet } = await revisit()
  void reconnect(portico)
  await expect.poll(() => waiting.size).toBeGreaterThan(0)
  await rest()
  expect([isBegun(), wallet(), portico.getState().initialized]).toEqual([false, 'reconnecting', false])
  expect(siwx.calls).toEqual([])
  for (const tell of [...waiting]) tell()
  await expect.poll(wallet).toBe('connected')
  await clock.flush()
  expect(waiting.size).toBe(0)
  expect(isBegun()).toBe(true)
  expect([...new Set(seen)]).toEqual(['loading', 'unauthenticated'])
})

test('does not wait for ever on a page that paints nothing', async () => {
  const { clock, isBegun, rest } = await revisit()
  await expect.poll(() => waiting.size).toBeGreaterThan(0)
  await rest()
  await clock.advance(2_999)
  expect(isBegun()).toBe(false)
  await clock.advance(1)
  await expect.poll(isBegun).toBe(true)
  expect(waiting.size).toBe(0)
})

test.each([
  ['is in the background', () => setVisibility('hidden')],
  ['was painted before', () => vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{}] as never)],
  ['does not tell when it is painted', () => Object.assign(PerformanceObserver, { supportedEntryTypes: [] })],
])('begins at once on a page that %s', async (_, prepare) => {
  prepare()
  const { isBegun, wallet } = await revisit()
  await expect.poll(wallet).toBe('connected')
  expect([isBegun(), waiting.size]).toEqual([true, 0])
})
