import { connectionsKey } from '@portico/core/internal'
import { mainnet, solana } from '@portico/core/networks'
import { createFakeContext } from '@portico/core/testing'
import { expect, it, vi } from 'vitest'
import { buildNamespaces } from '../session/buildNamespaces.js'
import { claimPairing, sessionLifetime } from '../storage/ownPairings.js'
import { createFakeSession } from '../testing/createFakeSession.js'
import { createFakeSignClient } from '../testing/createFakeSignClient.js'
import { createWalletConnectConnector } from './createWalletConnectConnector.js'

const signal = new AbortController().signal

function makeSession(network: typeof mainnet | typeof solana, digit: string) {
  const proposed = buildNamespaces({ chains: [network.caipNetworkId] })
  return { ...createFakeSession({ proposed, topic: digit }), pairingTopic: digit.repeat(64) }
}

it('resumes a second session, which another tab has paired, beside its own', async () => {
  const client = createFakeSignClient({ sessions: [makeSession(mainnet, '1')] })
  const context = createFakeContext({ networks: [mainnet, solana] })
  const second = makeSession(solana, '2')
  const catchUp = vi.fn(async () => client.setSession(second.topic, second))
  const makeSource = () => ({ get: async () => client, catchUp, listen: () => {} })
  const link = (name: string, digit: string) => {
    claimPairing(context, { topic: digit.repeat(64), until: context.clock.now() + sessionLifetime })
    const stored = context.store.get(connectionsKey)
    context.store.set(connectionsKey, { ...stored, [name]: [{ connectorId: 'walletConnect', accounts: [] }] })
  }
  const connector = createWalletConnectConnector(context, {}, makeSource)
  link('eip155', '1')
  const own = await connector.restore({ namespaces: ['eip155'], signal })
  expect(own?.namespaces).toEqual(['eip155'])
  expect(catchUp).not.toHaveBeenCalled()
  link('solana', '2')
  const other = await connector.restore({ namespaces: ['solana'], signal })
  expect(other?.namespaces).toEqual(['solana'])
  expect(other?.accounts('solana')).toHaveLength(1)
  expect(client.calls).toEqual([])
  own?.release?.()
  other?.release?.()
})
