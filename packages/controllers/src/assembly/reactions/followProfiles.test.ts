import { createFaultyStorage } from '@portico/core/testing'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createTestPortico } from '../../testing/createTestPortico.js'

const address = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'
const caipAddress = `eip155:1:${address}`
const timestamp = 1
const caches = {
  native_balance_cache: { [caipAddress]: { caipAddress, balance: '1', symbol: 'ETH', timestamp } },
  portfolio_cache: { [caipAddress]: { caipAddress, balance: { balances: [] }, timestamp } },
  ens_cache: { [address]: { address, ens: [], timestamp } },
  identity_cache: { [address]: { identity: { name: 'ann.eth', avatar: null }, timestamp } },
}

/** Starts an app whose storage holds what an earlier visit has read, connects, and returns which of it is still there. */
async function start(status: string | undefined): Promise<readonly string[]> {
  const entries = Object.entries(caches).map(([name, cache]) => [`@appkit:app/${name}`, JSON.stringify(cache)] as const)
  const known = status === undefined ? {} : { '@appkit:app/connection_status': status }
  const storage = createFaultyStorage({ ...Object.fromEntries(entries), ...known })
  const { portico, connect } = createTestPortico({ id: 'app', storage })
  onTestFinished(() => portico.destroy())
  await vi.waitFor(() => expect(portico.getState().initialized).toBe(true))
  // The code that drops it comes before there is an account that it could be shown for.
  await connect()
  return Object.keys(caches).filter((name) => storage.getItem(`@appkit:app/${name}`) !== null)
}

it('drops what was read about accounts where the app starts disconnected', async () => {
  expect(await start('disconnected')).toEqual([])
})

it('keeps it where nothing says so', async () => {
  expect(await start(undefined)).toEqual(Object.keys(caches))
})
