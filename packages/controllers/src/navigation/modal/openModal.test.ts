import { describe, expect, it, vi } from 'vitest'
import { internals, type Portico } from '../../instance/Portico.js'
import { arrange, arrangeConnected } from './arrange.test.fixture.js'
import { openModal } from './openModal.js'

const asked = (portico: Portico) => portico[internals].stores.modal.request

describe('open', () => {
  it('shows Connect while nothing is connected', () => {
    const { portico } = arrange()
    openModal(portico)
    expect(portico.getState().modal.open).toBe(true)
    expect(asked(portico)).toEqual({ view: 'Connect', params: {} })
  })

  it('shows the account when the active namespace is connected', async () => {
    const { portico } = await arrangeConnected()
    openModal(portico)
    expect(asked(portico)).toEqual({ view: 'Account', params: {} })
  })

  it('shows Connect for a namespace that is not connected, although another is', async () => {
    const { portico } = await arrangeConnected()
    openModal(portico, { namespace: 'solana' })
    expect(asked(portico)).toEqual({ view: 'Connect', params: { namespace: 'solana' } })
    expect(portico.getState().activeNamespace).toBe('eip155')
  })

  it('makes a connected namespace active when its account is shown', async () => {
    const { portico } = await arrangeConnected()
    portico[internals].stores.connection.activeNamespace = 'solana'
    openModal(portico, { namespace: 'eip155' })
    expect(asked(portico)?.view).toBe('Account')
    expect(portico.getState().activeNamespace).toBe('eip155')
  })

  it('shows Connect instead of a view that needs an account', () => {
    const { portico } = arrange()
    openModal(portico, { view: 'WalletSend' })
    expect(asked(portico)?.view).toBe('Connect')
    openModal(portico, { view: 'UnsupportedChain' })
    expect(asked(portico)?.view).toBe('Connect')
  })

  it('shows UnsupportedChain while the wallet is on a network the app does not offer', async () => {
    const { portico, connection } = await arrangeConnected()
    connection.setNetwork('eip155:5')
    openModal(portico)
    expect(asked(portico)?.view).toBe('UnsupportedChain')
  })

  it.each([{ allowUnsupportedChain: true }, { enableNetworkSwitch: false }])(
    'shows the account there all the same with %o',
    async (options) => {
      const { portico, connection } = await arrangeConnected({ options })
      connection.setNetwork('eip155:5')
      openModal(portico)
      expect(asked(portico)?.view).toBe('Account')
    },
  )

  it('passes the params of the view on and counts each wish', () => {
    const { portico } = arrange()
    openModal(portico, { view: 'SwitchNetwork', params: { network: 'eip155:8453' } })
    openModal(portico, { view: 'SwitchNetwork', params: { network: 'eip155:8453' } })
    expect(asked(portico)).toEqual({ view: 'SwitchNetwork', params: { network: 'eip155:8453' } })
    expect(portico[internals].stores.modal.serial).toBe(2)
  })

  it('tells listeners only when the modal was closed before', () => {
    const { portico } = arrange()
    const listener = vi.fn()
    portico.on('modalOpen', listener)
    openModal(portico)
    openModal(portico, { view: 'Networks' })
    expect(listener.mock.calls).toEqual([[{ view: 'Connect', connected: false }]])
  })

  it('stays closed after the instance was destroyed', () => {
    const { portico } = arrange()
    portico.destroy()
    openModal(portico)
    expect(portico.getState().modal.open).toBe(false)
  })
})
