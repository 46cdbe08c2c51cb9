import { describe, expect, it, vi } from 'vitest'
import { connect } from '../../connection/commands/connect.js'
import { disconnect } from '../../connection/commands/disconnect.js'
import { getPart } from '../../instance/getPart.js'
import { internals, type Portico } from '../../instance/Portico.js'
import { arrange, arrangeConnected } from '../modal/arrange.test.fixture.js'
import { closeModal } from '../modal/closeModal.js'
import { openModal } from '../modal/openModal.js'
import { routerPart } from '../routes/routerPart.js'
import { attachRouter } from './attachRouter.js'
import { pushView } from './pushView.js'
import { replaceView } from './replaceView.js'
import { resetView } from './resetView.js'

const names = (portico: Portico) => getPart(portico, routerPart).history.map(({ name }) => name)

describe('attachRouter', () => {
  it('shows the view that was asked for before it came', () => {
    const { portico } = arrange()
    openModal(portico, { view: 'Networks' })
    attachRouter(portico)
    expect(names(portico)).toEqual(['Networks'])
    expect(portico.getState().modal.view).toBe('Networks')
  })

  it('names the view on top in the same task and tells listeners once', () => {
    const { portico } = arrange()
    const listener = vi.fn()
    portico.on('view', listener)
    attachRouter(portico)
    attachRouter(portico)
    openModal(portico)
    pushView(portico, { view: 'WhatIsAWallet' })
    expect(listener.mock.calls).toEqual([
      [{ view: 'Connect', previous: undefined }],
      [{ view: 'WhatIsAWallet', previous: 'Connect' }],
    ])
  })

  it('starts a new history each time the modal opens', () => {
    const { portico } = arrange()
    attachRouter(portico)
    openModal(portico)
    pushView(portico, { view: 'WhatIsAWallet' })
    closeModal(portico)
    expect(names(portico)).toEqual(['Connect', 'WhatIsAWallet'])
    openModal(portico)
    expect(names(portico)).toEqual(['Connect'])
    expect(getPart(portico, routerPart).direction).toBe('none')
  })

  it('brings an open modal to the asked view, and keeps the view when it is the same', () => {
    const { portico } = arrange()
    attachRouter(portico)
    openModal(portico)
    pushView(portico, { view: 'WhatIsAWallet' })
    openModal(portico, { view: 'Networks' })
    expect(names(portico)).toEqual(['Networks'])
    const [before] = getPart(portico, routerPart).history
    openModal(portico, { view: 'Networks' })
    expect(getPart(portico, routerPart).history[0]?.key).toBe(before?.key)
  })

  it('makes the namespace active whose account is asked for', async () => {
    const { portico } = await arrangeConnected()
    attachRouter(portico)
    portico[internals].stores.connection.activeNamespace = 'solana'
    openModal(portico, { namespace: 'eip155' })
    expect(names(portico)).toEqual(['Account'])
    expect(portico.getState().activeNamespace).toBe('eip155')
  })

  it('leaves the active namespace alone when another one is to be connected', async () => {
    const { portico } = await arrangeConnected()
    attachRouter(portico)
    openModal(portico, { view: 'WalletSend', namespace: 'solana' })
    expect(getPart(portico, routerPart).history).toMatchObject([{ name: 'Connect', params: { namespace: 'solana' } }])
    expect(portico.getState().activeNamespace).toBe('eip155')
  })

  it('ends a pending connect when the modal closes', async () => {
    const { portico, connector } = arrange()
    attachRouter(portico)
    openModal(portico)
    connector.onConnect('hang')
    const pending = connect(portico, { connectorId: 'io.fake' })
    closeModal(portico)
    await expect(pending).rejects.toMatchObject({ code: 'connection/aborted' })
  })

  it('ends with the instance', async () => {
    const { portico, clock } = await arrangeConnected()
    attachRouter(portico)
    openModal(portico)
    const inner = portico[internals]
    portico.destroy()
    expect(inner.requestClose).toBeUndefined()
    expect(inner.emitter.count()).toBe(0)
    expect(clock.pending()).toBe(0)
  })
})

describe('pushView, replaceView and resetView', () => {
  it('do nothing while the modal is closed', () => {
    const { portico } = arrange()
    attachRouter(portico)
    pushView(portico, { view: 'Networks' })
    replaceView(portico, { view: 'Networks' })
    resetView(portico, { view: 'Networks' })
    expect(names(portico)).toEqual([])
  })

  it('leave a view alone that is on top with the same params', () => {
    const { portico } = arrange()
    attachRouter(portico)
    openModal(portico, { view: 'SwitchNetwork', params: { networkId: 'eip155:1' } })
    pushView(portico, { view: 'SwitchNetwork', params: { networkId: 'eip155:1' } })
    replaceView(portico, { view: 'SwitchNetwork', params: { networkId: 'eip155:1' } })
    expect(names(portico)).toHaveLength(1)
    pushView(portico, { view: 'SwitchNetwork', params: { networkId: 'eip155:10' } })
    expect(names(portico)).toHaveLength(2)
    expect(getPart(portico, routerPart)).toMatchObject({ direction: 'forward' })
  })

  it('give each route a key of its own', () => {
    const { portico } = arrange()
    attachRouter(portico)
    openModal(portico)
    pushView(portico, { view: 'Networks' })
    pushView(portico, { view: 'WhatIsAWallet' })
    pushView(portico, { view: 'Networks' })
    const keys = getPart(portico, routerPart).history.map(({ key }) => key)
    expect(new Set(keys).size).toBe(4)
  })

  it('replace the view on top, or the whole history', () => {
    const { portico } = arrange()
    attachRouter(portico)
    openModal(portico)
    pushView(portico, { view: 'Networks' })
    replaceView(portico, { view: 'WhatIsAWallet' })
    expect(names(portico)).toEqual(['Connect', 'WhatIsAWallet'])
    resetView(portico, { view: 'Networks' })
    expect(names(portico)).toEqual(['Networks'])
  })
})

describe('a view that may not be left', () => {
  it.each(['button', 'escape', 'backdrop', 'api', 'back'] as const)(
    'refuses to close by %s, with a shake',
    async (reason) => {
      const { portico, connection } = await arrangeConnected()
      attachRouter(portico)
      connection.setNetwork('eip155:5')
      openModal(portico)
      expect(names(portico)).toEqual(['UnsupportedChain'])
      expect(closeModal(portico, { reason })).toBe(false)
      expect(getPart(portico, routerPart).shake).toBe(true)
      expect(closeModal(portico, { reason, force: true })).toBe(true)
    },
  )

  it('may be closed once the network is one of the app', async () => {
    const { portico, connection, clock } = await arrangeConnected()
    attachRouter(portico)
    connection.setNetwork('eip155:5')
    openModal(portico)
    connection.setNetwork('eip155:8453')
    await clock.flush()
    expect(closeModal(portico)).toBe(true)
  })

  it('stays below a view that comes after it, so that closing is still refused', async () => {
    const { portico, connection } = await arrangeConnected()
    attachRouter(portico)
    connection.setNetwork('eip155:5')
    openModal(portico)
    replaceView(portico, { view: 'SwitchNetwork', params: { networkId: 'eip155:1' } })
    expect(names(portico)).toEqual(['UnsupportedChain', 'SwitchNetwork'])
    openModal(portico, { view: 'Networks' })
    expect(names(portico)).toEqual(['UnsupportedChain', 'Networks'])
    expect(closeModal(portico)).toBe(false)
  })
})

describe('the end of a connection', () => {
  it('closes the modal on a view that needs it when the person disconnects', async () => {
    const { portico, clock } = await arrangeConnected()
    const listener = vi.fn()
    portico.on('modalClose', listener)
    attachRouter(portico)
    openModal(portico)
    await disconnect(portico)
    await clock.flush()
    expect(listener.mock.calls).toEqual([[{ reason: 'disconnected', connected: false }]])
  })

  it('shows Connect when the wallet ended it', async () => {
    const { portico, clock, connection } = await arrangeConnected()
    attachRouter(portico)
    openModal(portico)
    pushView(portico, { view: 'WalletReceive' })
    connection.end()
    await clock.flush()
    expect(names(portico)).toEqual(['Connect'])
  })

  it('leaves a view alone that needs no account, but not those below it', async () => {
    const { portico, clock, connection } = await arrangeConnected()
    attachRouter(portico)
    openModal(portico)
    pushView(portico, { view: 'Networks' })
    connection.end()
    await clock.flush()
    expect(portico.getState().modal.open).toBe(true)
    expect(names(portico)).toEqual(['Networks'])
  })

  it('shows the account of another namespace that stays connected', async () => {
    const { portico, clock } = await arrangeConnected()
    await connect(portico, { connectorId: 'Sol' })
    attachRouter(portico)
    openModal(portico)
    await disconnect(portico, { namespace: portico.getState().activeNamespace })
    await clock.flush()
    expect(names(portico)).toEqual(['Account'])
  })
})
