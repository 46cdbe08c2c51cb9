import { createFakeConnector, createFaultyStorage } from '@portico/core/testing'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createFakeSiwx } from '../../testing/createFakeSiwx.js'
import { createTestPortico } from '../../testing/createTestPortico.js'

// As if its code had not come.
vi.mock('../../assembly/reactions/beginSignIn.js', () => ({ beginSignIn: async () => {} }))

test('an earlier connection is not resumed where nobody could ask it to sign in, and stays stored', async () => {
  const storage = createFaultyStorage()
  const wallets = [createFakeConnector({ id: 'com.example.wallet1', restorable: true })]
  const visit = (siwx?: ReturnType<typeof createFakeSiwx>) => {
    const { portico, connect } = createTestPortico({ storage, id: 'shop', wallets, siwx })
    onTestFinished(() => portico.destroy())
    return { portico, connect, read: () => portico.getState().namespaces.eip155 }
  }
  const first = visit()
  await first.connect()
  first.portico.destroy()
  const second = visit(createFakeSiwx())
  await expect.poll(second.read).toMatchObject({ status: 'disconnected', reason: 'failed' })
  second.portico.destroy()
  // The next visit tries again.
  await expect.poll(visit().read).toMatchObject({ status: 'connected', reason: 'restored' })
})
