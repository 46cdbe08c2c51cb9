import { createFaultyStorage } from '@portico/core/testing'
import { describe, expect, it, vi } from 'vitest'
import { createTestPortico } from '../testing/createTestPortico.js'

vi.mock('./wakePortico.js', () => {
  throw new Error('offline')
})
vi.mock('./isRestrictedHere.lazy.js', () => ({ isRestrictedHere: () => true }))

const stored = JSON.stringify({ eip155: [{ connectorId: 'com.example.wallet1', accounts: [{ address: '0xA' }] }] })

describe('start', () => {
  it('waits for nothing when the code that resumes cannot be loaded, and keeps what is stored', async () => {
    const storage = createFaultyStorage({ '@appkit:app/connections': stored })
    const { portico } = createTestPortico({ id: 'app', storage })
    expect(portico.getState().namespaces.eip155?.status).toBe('reconnecting')
    await vi.waitFor(() => expect(portico.getState().initialized).toBe(true))
    expect(portico.getState().namespaces.eip155).toMatchObject({ status: 'disconnected', reason: 'failed' })
    expect(storage.getItem('@appkit:app/connections')).toBe(stored)
    portico.destroy()
  })

  it('offers nothing in a restricted time zone, not even the account a server has shown', async () => {
    const accounts = { eip155: { connectorId: 'com.example.wallet1', address: '0xA' } }
    const { portico, adapter } = createTestPortico({ restrictTimeZones: true, initialState: { accounts } })
    await vi.waitFor(() => expect(portico.getState().initialized).toBe(true))
    expect(portico.getState().namespaces.eip155?.status).toBe('disconnected')
    expect(adapter.discoveries()).toBe(0)
    portico.destroy()
  })
})
