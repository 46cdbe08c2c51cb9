import { createFakeConnector } from '@portico/core/testing'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { disconnect } from '../../connection/commands/disconnect.js'
import { attachRouter } from '../../navigation/commands/attachRouter.js'
import { createTestPortico } from '../../testing/createTestPortico.js'
import { getRecentWallets } from '../../wallets/list/getRecentWallets.js'

function arrange(options: Parameters<typeof createTestPortico>[0] = { wallets: 2 }) {
  const test = createTestPortico(options)
  onTestFinished(() => test.portico.destroy())
  return { ...test, recents: () => getRecentWallets(test.portico).map(({ name }) => name) }
}

describe('rememberWallets', () => {
  it('remembers what is connected without the modal', async () => {
    const { connect, recents } = arrange()
    await connect()
    await vi.waitFor(() => expect(recents()).toEqual(['Wallet 1']))
    await connect({ connectorId: 'com.example.wallet2' })
    await vi.waitFor(() => expect(recents()).toEqual(['Wallet 2', 'Wallet 1']))
  })

  it('remembers what is connected with the modal, too', async () => {
    const { portico, connect, recents } = arrange()
    attachRouter(portico)
    await connect()
    await vi.waitFor(() => expect(recents()).toEqual(['Wallet 1']))
  })

  it('does not take a restored connection for one the person made', async () => {
    const { storage, connect, portico, recents } = arrange()
    await connect()
    await vi.waitFor(() => expect(recents()).toEqual(['Wallet 1']))
    portico.destroy()
    storage.removeItem(`@appkit:${portico.id}/recent_wallets`)
    const id = 'com.example.wallet1'
    const wallet = createFakeConnector({ id, rdns: id, name: 'Wallet 1', restorable: true })
    const other = createFakeConnector({ id: 'other', name: 'Other' })
    const next = arrange({ id: portico.id, storage, wallets: [wallet, other] })
    await vi.waitFor(() => expect(next.portico.getState().namespaces.eip155?.status).toBe('connected'))
    await next.connect({ connectorId: 'other' })
    await vi.waitFor(() => expect(next.recents()).toEqual(['Other']))
  })

  it('leaves out a wallet that declined, and keeps one that was disconnected', async () => {
    const { portico, connectors, connect, recents } = arrange()
    connectors[0]?.onConnect({ error: { code: 4001 } })
    await expect(connect()).rejects.toMatchObject({ code: 'wallet/rejected' })
    await connect({ connectorId: 'com.example.wallet2' })
    await vi.waitFor(() => expect(recents()).toEqual(['Wallet 2']))
    await disconnect(portico)
    expect(recents()).toEqual(['Wallet 2'])
  })
})
