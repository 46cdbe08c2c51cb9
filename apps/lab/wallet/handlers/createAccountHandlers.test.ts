import { expect, test, vi } from 'vitest'
import { createAccountHandlers } from './createAccountHandlers.js'

function arrange() {
  const setChainId = vi.fn()
  const store = { device: 'd', getToken: () => 'token', setToken: () => {}, getChainId: () => undefined, setChainId }
  const handlers = createAccountHandlers({
    ask: () => Promise.reject(new Error('no server')),
    store,
    chains: [{ id: 10, name: 'OP Mainnet', symbol: 'ETH' }],
    solana: [],
    app: 'https://app.example',
    firstChainId: 'eip155:10',
    approve: async () => false,
    showWork: () => {},
  })
  return { handlers, setChainId }
}

test('moves to a network of its own', () => {
  const { handlers, setChainId } = arrange()
  expect(handlers.SWITCH_NETWORK({ chainId: 'eip155:10' })).toEqual({ chainId: 'eip155:10' })
  expect(setChainId).toHaveBeenCalledWith('eip155:10')
})

test.each([137, 'eip155:137', 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'])(
  'tells by its code that it does not know %s',
  (chainId) => {
    const { handlers, setChainId } = arrange()
    expect(() => handlers.SWITCH_NETWORK({ chainId })).toThrow(expect.objectContaining({ rpcCode: 4902 }))
    expect(setChainId).not.toHaveBeenCalled()
  },
)
