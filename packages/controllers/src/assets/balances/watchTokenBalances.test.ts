import { expect, it, vi } from 'vitest'
import { disconnect } from '../../connection/commands/disconnect.js'
import { arrangeConnected } from '../../navigation/modal/arrange.test.fixture.js'
import { type TokenBalances, watchTokenBalances } from './watchTokenBalances.js'

const usdc = { address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', symbol: 'USDC', name: 'USD Coin', decimals: 6 }
const options = { tokens: { 'eip155:1': [{ address: usdc.address }] } }
const held = { token: usdc, amount: 5n }

async function arrangeWatch() {
  const test = await arrangeConnected({ options, tokenBalances: [held] })
  const states: (TokenBalances | undefined)[] = []
  const stop = watchTokenBalances(test.portico, (state) => states.push(state))
  return { ...test, states, stop }
}

it('reports loading, then the balances of the active network', async () => {
  const { states, connection, clock } = await arrangeWatch()
  expect(states[0]).toMatchObject({ status: 'loading', balances: [] })
  await vi.waitFor(() => expect(states.at(-1)).toMatchObject({ status: 'ready', balances: [held] }))
  expect(states.at(-1)?.updatedAt).toBe(clock.now())
  connection.setNetwork('eip155:8453')
  await vi.waitFor(() => expect(states.at(-1)).toMatchObject({ status: 'ready', balances: [] }))
})

it('reports nothing without an account, nor once it is stopped', async () => {
  const { portico, states, stop, connection } = await arrangeWatch()
  await vi.waitFor(() => expect(states.at(-1)).toMatchObject({ status: 'ready' }))
  await disconnect(portico)
  await vi.waitFor(() => expect(states.at(-1)).toBeUndefined())
  stop()
  const { length } = states
  connection.setNetwork('eip155:8453')
  expect(states).toHaveLength(length)
})
