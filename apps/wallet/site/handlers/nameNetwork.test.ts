import type { FrameRpcRequest } from '@portico/frame-bridge/host'
import { expect, test } from 'vitest'
import { nameNetwork } from './nameNetwork.js'

const mainnet = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const store = {
  device: '',
  getToken: () => undefined,
  setDevice: () => {},
  setToken: () => {},
  getChainId: (namespace?: 'eip155' | 'solana') => (namespace === 'eip155' ? 137 : undefined),
  setChainId: () => {},
}
const frame = { store, firstChainId: mainnet }
const read: FrameRpcRequest = { method: 'eth_call', params: [] }
const sign: FrameRpcRequest = { method: 'solana_signTransaction', params: { transaction: 'abc' } }

test('a request that names no network is for the one of its kind that was used last, else for the first', () => {
  expect(nameNetwork(frame, read)).toEqual({ ...read, chainNamespace: 'eip155', chainId: 137 })
  expect(nameNetwork(frame, sign)).toEqual({ ...sign, chainNamespace: 'solana', chainId: mainnet })
})

test('one that names its network is for that one; a name of another kind says nothing', () => {
  expect(nameNetwork(frame, { ...read, chainId: 1 })).toMatchObject({ chainId: 1 })
  expect(nameNetwork(frame, { ...sign, chainId: 1 })).toMatchObject({ chainId: mainnet })
})
