import { describe, expect, it } from 'vitest'
import { createTestPortico } from '../testing/createTestPortico.js'
import { getServiceQuery } from './getServiceQuery.js'
import { setRelayClientId } from './setRelayClientId.js'

describe('getServiceQuery', () => {
  it('names the app to every service, and the relay client, last, to the blockchain API alone', () => {
    const { portico } = createTestPortico({ projectId: 'p', identity: { type: 't', version: '1' } })
    const named = { projectId: 'p', st: 't', sv: 'react-ethers-1' }
    expect(getServiceQuery(portico, 'blockchainApi')).toEqual({ ...named, clientId: undefined })
    setRelayClientId(portico, 'did:key:z6Mk')
    expect(Object.entries(getServiceQuery(portico, 'blockchainApi')).at(-1)).toEqual(['clientId', 'did:key:z6Mk'])
    for (const service of ['catalogue', 'pulse', 'auth'] as const)
      expect(getServiceQuery(portico, service)).toEqual(named)
    portico.destroy()
  })

  it('keeps the relay clients of two instances apart', () => {
    const [one, two] = [createTestPortico().portico, createTestPortico().portico]
    setRelayClientId(one, 'a')
    expect(getServiceQuery(two, 'blockchainApi').clientId).toBeUndefined()
    for (const portico of [one, two]) portico.destroy()
  })
})
