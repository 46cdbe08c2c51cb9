import { createFakeConnection, createFakeConnector } from '@portico/core/testing'
import { describe, expect, it } from 'vitest'
import { disconnect } from '../connection/commands/disconnect.js'
import { createTestPortico } from '../testing/createTestPortico.js'
import { forgetDeepLink, getDeepLinkChoice, rememberDeepLink } from './deepLinkChoice.js'

const key = 'WALLETCONNECT_DEEPLINK_CHOICE'
const choice = { href: 'metamask://', name: 'MetaMask' }

const relayed = () =>
  createFakeConnector({
    id: 'walletConnect',
    type: 'WALLET_CONNECT',
    connection: createFakeConnection({ connectorId: 'walletConnect' }),
  })

describe('rememberDeepLink', () => {
  it('writes where the client of WalletConnect looks, in its form', () => {
    const { portico, storage } = createTestPortico({ id: '', started: false })
    rememberDeepLink(portico, choice)
    expect(JSON.parse(storage.getItem(key) ?? '')).toEqual(choice)
    expect(getDeepLinkChoice(portico)).toEqual(choice)
    forgetDeepLink(portico)
    expect(storage.getItem(key)).toBeNull()
    expect(getDeepLinkChoice(portico)).toBeUndefined()
    portico.destroy()
  })

  it('keeps the wallets of two instances apart', () => {
    const one = createTestPortico({ id: 'one', started: false })
    const two = createTestPortico({ id: 'two', started: false, storage: one.storage })
    rememberDeepLink(one.portico, choice)
    expect(getDeepLinkChoice(two.portico)).toBeUndefined()
    expect(one.storage.getItem(key)).toBeNull()
    for (const { portico } of [one, two]) portico.destroy()
  })

  it('refuses a link that may not be opened, and cuts a name short', () => {
    const { portico } = createTestPortico()
    const refused = expect.objectContaining({ code: 'link/not-allowed' })
    expect(() => rememberDeepLink(portico, { href: 'javascript:alert(1)', name: 'X' })).toThrow(refused)
    rememberDeepLink(portico, { href: 'a://', name: 'x'.repeat(100) })
    expect(getDeepLinkChoice(portico)?.name).toHaveLength(64)
    portico.destroy()
  })

  it('holds until the connection over WalletConnect ends, not until another one does', async () => {
    const test = createTestPortico({ connectors: [relayed()] })
    await test.connect({ connectorId: 'walletConnect' })
    rememberDeepLink(test.portico, choice)
    expect(getDeepLinkChoice(test.portico)).toEqual(choice)
    await disconnect(test.portico)
    expect(getDeepLinkChoice(test.portico)).toBeUndefined()
    test.portico.destroy()
  })
})
