import { createStore, memoryStorage } from '@portico/core'
import { activeNetworkKey } from '@portico/core/internal'
import { createFakeContext } from '@portico/core/testing'
import { describe, expect, it } from 'vitest'
import { activeChainsKey } from '../storage/activeChainsKey.js'
import { openTestSession, topic } from './testing/openTestSession.js'

function stored() {
  return createStore({ port: memoryStorage(), id: '', logger: createFakeContext().logger })
}

describe('the network a session starts on', () => {
  it('is the first approved one that the app offers', () => {
    const { connection } = openTestSession({ chains: ['eip155:10', 'eip155:137'] })
    expect(connection.networkId('eip155')).toBe('eip155:137')
    expect(openTestSession({ chains: ['eip155:10'] }).connection.networkId('eip155')).toBe('eip155:10')
  })

  it('is the one last chosen in the app when the wallet approved it', () => {
    const store = stored()
    store.set(activeNetworkKey, 'eip155:137')
    expect(openTestSession({ store }).connection.networkId('eip155')).toBe('eip155:137')
    expect(openTestSession({ store, chains: ['eip155:1'] }).connection.networkId('eip155')).toBe('eip155:1')
  })

  it('is the configured one before that, and the one the session was on before all', () => {
    const store = stored()
    store.set(activeNetworkKey, 'eip155:1')
    const options = { store, defaultChain: 'eip155:137' as const }
    expect(openTestSession(options).connection.networkId('eip155')).toBe('eip155:137')
    store.set(activeChainsKey, { topic, networks: { eip155: 'eip155:1' } })
    expect(openTestSession(options).connection.networkId('eip155')).toBe('eip155:1')
  })

  it('is not one of another session, nor one that is approved no more', () => {
    const store = stored()
    store.set(activeChainsKey, { topic: 'b', networks: { eip155: 'eip155:137' } })
    expect(openTestSession({ store }).connection.networkId('eip155')).toBe('eip155:1')
    store.set(activeChainsKey, { topic, networks: { eip155: 'eip155:10' } })
    expect(openTestSession({ store }).connection.networkId('eip155')).toBe('eip155:1')
  })

  it('serves what the session has of the namespaces the app wants', () => {
    const { connection } = openTestSession({ served: ['eip155', 'solana'] })
    expect(connection.namespaces).toEqual(['eip155'])
    expect([connection.networkId('solana'), connection.accounts('solana'), connection.approved('solana')]).toEqual([
      undefined,
      [],
      [],
    ])
  })
})
