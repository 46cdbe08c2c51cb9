import { describe, expect, it } from 'vitest'
import { arrange, arrangeConnected } from '../modal/arrange.test.fixture.js'
import { resolveRequest } from './resolveRequest.js'

describe('resolveRequest', () => {
  it.each(['Account', 'WalletSend', 'UnsupportedChain'] as const)(
    'shows Connect instead of %s without an account',
    (view) => {
      const { portico } = arrange()
      expect(resolveRequest(portico, { view, params: {} })).toEqual({ view: 'Connect', params: {} })
      expect(resolveRequest(portico, { view, params: {}, namespace: 'solana' })).toEqual({
        view: 'Connect',
        params: { namespace: 'solana' },
      })
    },
  )

  it('shows Connect for a namespace that is not connected, although another is', async () => {
    const { portico } = await arrangeConnected()
    expect(resolveRequest(portico, { view: 'WalletSend', params: {}, namespace: 'solana' }).view).toBe('Connect')
    expect(resolveRequest(portico, { view: 'WalletSend', params: {}, namespace: 'eip155' }).view).toBe('WalletSend')
  })

  it('keeps what Connect was asked for with', () => {
    const { portico } = arrange()
    const request = { view: 'Connect', params: { walletsOnly: true }, namespace: 'eip155' } as const
    expect(resolveRequest(portico, request)).toEqual({
      view: 'Connect',
      params: { namespace: 'eip155', walletsOnly: true },
    })
  })

  it('shows UnsupportedChain while the wallet is on a network the app does not offer', async () => {
    const { portico, connection } = await arrangeConnected()
    connection.setNetwork('eip155:5')
    expect(resolveRequest(portico, { view: 'Account', params: {} })).toEqual({ view: 'UnsupportedChain', params: {} })
    expect(resolveRequest(portico, { view: 'Networks', params: {} }).view).toBe('Networks')
    expect(resolveRequest(portico, { view: 'AccountSettings', params: {} }).view).toBe('AccountSettings')
  })

  it.each([{ allowUnsupportedChain: true }, { enableNetworkSwitch: false }])(
    'shows the account there all the same with %o',
    async (options) => {
      const { portico, connection } = await arrangeConnected({ options })
      connection.setNetwork('eip155:5')
      expect(resolveRequest(portico, { view: 'Account', params: {} }).view).toBe('Account')
    },
  )

  it('passes the parameters of a view on', () => {
    const { portico } = arrange()
    const request = { view: 'SwitchNetwork', params: { networkId: 'eip155:8453' } } as const
    expect(resolveRequest(portico, request)).toEqual(request)
  })
})
