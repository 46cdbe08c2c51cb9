import { describe, expect, it } from 'vitest'
import { createTestPortico } from '../testing/createTestPortico.js'
import { getInitializeProperties } from './getInitializeProperties.js'

describe('getInitializeProperties', () => {
  it('tells networks and switches and nothing that is the app’s own', () => {
    const secret = 'https://secret.example/key'
    const { portico } = createTestPortico({
      projectId: 'secret',
      metadata: { name: secret, url: secret, icons: [secret] },
      customRpcUrls: { 'eip155:1': [secret] },
      tokens: { 'eip155:1': [{ address: secret }] },
      services: { blockchainApi: secret },
      termsConditionsUrl: secret,
      themeMode: 'dark',
      features: { swaps: false, socials: ['x'] },
      preferUniversalLinks: true,
      featuredWalletIds: [secret],
    })
    const properties = getInitializeProperties(portico)
    expect(properties).toMatchObject({
      networks: ['eip155:1', 'eip155:8453'],
      features: { swaps: false, send: true, socials: ['x'] },
      themeMode: 'dark',
      preferUniversalLinks: true,
    })
    expect(JSON.stringify(properties)).not.toContain('secret')
    expect(properties).not.toHaveProperty('allWallets')
    portico.destroy()
  })
})
