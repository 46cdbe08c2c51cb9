import { describe, expect, it, vi } from 'vitest'
import { internals, type Portico } from '../../instance/Portico.js'
import { arrange, arrangeConnected } from './arrange.test.fixture.js'
import { openModal } from './openModal.js'

const asked = (portico: Portico) => portico[internals].stores.modal.request

describe('openModal', () => {
  it('asks for Connect while nothing is connected', () => {
    const { portico } = arrange()
    openModal(portico)
    expect(portico.getState().modal.open).toBe(true)
    expect(asked(portico)).toEqual({ view: 'Connect', params: {}, namespace: undefined })
  })

  it('asks for the account when the active namespace is connected', async () => {
    const { portico } = await arrangeConnected()
    openModal(portico)
    expect(asked(portico)).toMatchObject({ view: 'Account', params: {} })
  })

  it('asks for Connect in a namespace that is not connected, although another is', async () => {
    const { portico } = await arrangeConnected()
    openModal(portico, { namespace: 'solana' })
    expect(asked(portico)).toEqual({ view: 'Connect', params: {}, namespace: 'solana' })
    expect(portico.getState().activeNamespace).toBe('eip155')
  })

  it('passes the params of the view on and counts each wish', () => {
    const { portico } = arrange()
    openModal(portico, { view: 'SwitchNetwork', params: { networkId: 'eip155:8453' } })
    openModal(portico, { view: 'SwitchNetwork', params: { networkId: 'eip155:8453' } })
    expect(asked(portico)).toMatchObject({ view: 'SwitchNetwork', params: { networkId: 'eip155:8453' } })
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
