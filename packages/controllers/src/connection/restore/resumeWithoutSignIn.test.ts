import { createFakeConnector, createFaultyStorage } from '@portico/core/testing'
import { expect, onTestFinished, test } from 'vitest'
import { getInternals } from '../../instance/getInternals.js'
import { createFakeSiwx } from '../../testing/createFakeSiwx.js'
import { createTestPortico } from '../../testing/createTestPortico.js'
import { reconnect } from './reconnect.js'

test('an earlier connection is not resumed where nobody could ask it to sign in, and stays stored', async () => {
  const storage = createFaultyStorage()
  const wallets = [createFakeConnector({ id: 'com.example.wallet1', restorable: true })]
  const visit = (siwx?: ReturnType<typeof createFakeSiwx>) => {
    const { portico, connect } = createTestPortico({ storage, id: 'shop', wallets, siwx, started: false })
    onTestFinished(() => portico.destroy())
    return { portico, connect, read: () => portico.getState().namespaces.eip155 }
  }
  const first = visit()
  first.portico.start()
  await first.connect()
  first.portico.destroy()
  const second = visit(createFakeSiwx())
  // As if all code had come but that of sign-in.
  getInternals(second.portico).wake = async (resumes) => {
    if (resumes) await reconnect(second.portico)
  }
  second.portico.start()
  await expect.poll(second.read).toMatchObject({ status: 'disconnected', reason: 'failed' })
  second.portico.destroy()
  // The connection is still stored, so the next visit restores it.
  const third = visit()
  third.portico.start()
  await expect.poll(third.read).toMatchObject({ status: 'connected', reason: 'restored' })
})
