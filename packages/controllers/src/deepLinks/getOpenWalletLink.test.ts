import { createFakeConnection, createFakeConnector } from '@portico/core/testing'
import { describe, expect, it } from 'vitest'
import { createTestPortico } from '../testing/createTestPortico.js'
import { rememberDeepLink } from './deepLinkChoice.js'
import type { Environment } from './Environment.js'
import { getOpenWalletLink } from './getOpenWalletLink.js'

const phone: Environment = {
  os: 'android',
  isMobile: true,
  isTelegram: false,
  isSafari: false,
  isInIframe: false,
  isInWalletBrowser: false,
}
const computer: Environment = { ...phone, os: 'linux', isMobile: false }

async function connectTo(redirect?: { native?: string; universal?: string }) {
  const connection = {
    ...createFakeConnection({ connectorId: 'walletConnect' }),
    peer: { name: 'Peer', ...(redirect && { redirect }) },
  }
  const connector = createFakeConnector({ id: 'walletConnect', type: 'WALLET_CONNECT', connection })
  const test = createTestPortico({ connectors: [connector] })
  await test.connect({ connectorId: 'walletConnect' })
  return test
}

describe('getOpenWalletLink', () => {
  it('leads to the app that was chosen, on a computer too', async () => {
    const { portico } = await connectTo({ native: 'peer://' })
    rememberDeepLink(portico, { href: 'metamask://', name: 'MetaMask' })
    const link = { href: 'metamask://', target: '_self', choice: { href: 'metamask://', name: 'MetaMask' } }
    expect(getOpenWalletLink(portico, { environment: phone })).toMatchObject(link)
    expect(getOpenWalletLink(portico, { environment: computer })).toMatchObject(link)
    portico.destroy()
  })

  it('leads a phone to the app the wallet names itself', async () => {
    const { portico } = await connectTo({ native: 'peer://', universal: 'https://peer.example' })
    const link = getOpenWalletLink(portico, { environment: phone })
    expect(link).toMatchObject({ href: 'peer://', choice: { name: 'Peer' } })
    expect(getOpenWalletLink(portico, { environment: computer })).toBeUndefined()
    portico.destroy()
  })

  it('does not trust the wallet with its link', async () => {
    const one = await connectTo({ native: 'javascript:alert(1)', universal: 'https://peer.example' })
    expect(getOpenWalletLink(one.portico, { environment: phone })?.href).toBe('https://peer.example/')
    const two = await connectTo({ native: 'javascript:alert(1)' })
    expect(getOpenWalletLink(two.portico, { environment: phone })).toBeUndefined()
    for (const { portico } of [one, two]) portico.destroy()
  })

  it('offers nothing for a wallet that is reached in another way, or for none', async () => {
    const test = createTestPortico()
    expect(getOpenWalletLink(test.portico, { environment: phone })).toBeUndefined()
    await test.connect()
    expect(getOpenWalletLink(test.portico, { environment: phone })).toBeUndefined()
    test.portico.destroy()
    expect(getOpenWalletLink(test.portico, { environment: phone })).toBeUndefined()
  })
})
