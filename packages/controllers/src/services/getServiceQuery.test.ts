import { expect, it } from 'vitest'
import { createTestPortico } from '../testing/createTestPortico.js'
import { getServiceQuery } from './getServiceQuery.js'

it('names the app to every service', () => {
  const { portico } = createTestPortico({ projectId: 'p', identity: { type: 't', version: '1' } })
  for (const service of ['blockchainApi', 'catalogue', 'pulse', 'auth'] as const)
    expect(getServiceQuery(portico, service)).toEqual({ projectId: 'p', st: 't', sv: 'react-ethers-1' })
  portico.destroy()
})
