import { createFakeConnection } from '@portico/core/testing'
import { describe, expect, it } from 'vitest'
import { internals } from '../portico/Portico.js'
import { createTestPortico } from '../testing/createTestPortico.js'
import { getServiceQuery } from './getServiceQuery.js'

const relayed = (relayClientId: string) => Object.assign(createFakeConnection(), { relayClientId })

describe('getServiceQuery', () => {
  it('names the app to every service, and the relay client, last, to the blockchain API alone', () => {
    const { portico } = createTestPortico({ projectId: 'p', identity: { type: 't', version: '1' } })
    const named = { projectId: 'p', st: 't', sv: 'react-ethers-1' }
    expect(getServiceQuery(portico, 'blockchainApi')).toEqual({ ...named, clientId: undefined })
    portico[internals].connections.set('eip155', relayed('did:key:z6Mk'))
    expect(Object.entries(getServiceQuery(portico, 'blockchainApi')).at(-1)).toEqual(['clientId', 'did:key:z6Mk'])
    for (const service of ['catalogue', 'pulse', 'auth'] as const)
      expect(getServiceQuery(portico, service)).toEqual(named)
    portico.destroy()
  })

  it('keeps the relay clients of two instances apart', () => {
    const [one, two] = [createTestPortico().portico, createTestPortico().portico]
    one[internals].connections.set('eip155', relayed('a'))
    expect(getServiceQuery(two, 'blockchainApi').clientId).toBeUndefined()
    for (const portico of [one, two]) portico.destroy()
  })
})
