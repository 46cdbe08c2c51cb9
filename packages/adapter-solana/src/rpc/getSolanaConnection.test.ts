import { defineNetwork } from '@portico/core'
import { solana } from '@portico/core/networks'
import { createFakeContext } from '@portico/core/testing'
import { expect, test } from 'vitest'
import { getSolanaConnection } from './getSolanaConnection.js'

const networkId = solana.caipNetworkId

test('reads through the URLs of the app', async () => {
  const rpcUrls = { default: { http: ['https://public.example'], webSocket: ['wss://ws.example'] } }
  const context = createFakeContext({
    networks: [defineNetwork({ ...solana, rpcUrls })],
    rpcUrls: () => ['https://own.example/rpc'],
  })
  const connection = await getSolanaConnection(context, { networkId, commitment: 'finalized' })
  expect([connection.rpcEndpoint, connection.commitment]).toEqual(['https://own.example/rpc', 'finalized'])
  // The library keeps the URL of its sockets to itself.
  expect(connection).toMatchObject({ _rpcWsEndpoint: 'wss://ws.example' })
  const plain = await getSolanaConnection(createFakeContext({ networks: [solana], rpcUrls: () => [] }), { networkId })
  expect(plain.rpcEndpoint).toBe(solana.rpcUrls.default.http[0])
})

test('reads no cluster that the app does not offer', async () => {
  const reading = getSolanaConnection(createFakeContext(), { networkId })
  await expect(reading).rejects.toMatchObject({ code: 'chain/network-not-found' })
})
