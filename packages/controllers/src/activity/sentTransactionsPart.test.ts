import { sentTransactionsKey } from '@portico/core/internal'
import { mainnet } from '@portico/core/networks'
import { expect, it, onTestFinished } from 'vitest'
import { createPortico } from '../assembly/createPortico.js'
import { getPart } from '../instance/getPart.js'
import { internals, type Portico } from '../instance/Portico.js'
import type { EventMap } from '../instance/state/EventMap.js'
import { arrangeConnected, otherAddress, ownAddress } from '../navigation/modal/arrange.test.fixture.js'
import { trackTransaction } from '../transactions/trackTransaction.js'
import { sentTransactionsPart, toSentAccount } from './sentTransactionsPart.js'

const account = toSentAccount('eip155', ownAddress)
const networkId = 'eip155:1' as const
const details = { from: ownAddress, to: otherAddress, amount: '0.5', symbol: 'ETH' }
const emit = (portico: Portico, event: Partial<EventMap['transaction']>) =>
  portico[internals].emitter.emit('transaction', { status: 'sent', networkId, hash: '0x1', ...event })
const listSent = (portico: Portico, of = account) => getPart(portico, sentTransactionsPart).state.accounts[of] ?? []

it('records what is sent before anybody looks, and what becomes of it', async () => {
  const { portico, clock } = await arrangeConnected()
  emit(portico, { details })
  const entry = { networkId, hash: '0x1', sentAt: clock.now(), ...details }
  expect(portico[internals].store.get(sentTransactionsKey)).toEqual({ [account]: [{ ...entry, status: 'pending' }] })
  await clock.advance(1_000)
  emit(portico, { status: 'confirmed' })
  expect(listSent(portico)).toEqual([{ ...entry, status: 'confirmed' }])
  emit(portico, {})
  expect(listSent(portico)).toMatchObject([{ status: 'confirmed' }])
})

it('records who was selected where the event does not tell who paid', async () => {
  const { portico } = await arrangeConnected()
  emit(portico, {})
  expect(listSent(portico)).toMatchObject([{ from: ownAddress, hash: '0x1' }])
  emit(portico, { networkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', hash: 'sig' })
  expect(Object.keys(getPart(portico, sentTransactionsPart).state.accounts)).toEqual([account])
})

it('finds a transaction again when another account is selected, or it has another hash by then', async () => {
  const { portico } = await arrangeConnected()
  emit(portico, { details })
  emit(portico, { hash: '0x2', details: { ...details, from: otherAddress } })
  emit(portico, { status: 'failed', hash: '0x9', sentHash: '0x1' })
  emit(portico, { status: 'failed', hash: '0x2', replaced: true })
  expect(listSent(portico)).toMatchObject([{ hash: '0x9', status: 'failed', amount: '0.5' }])
  expect(listSent(portico, toSentAccount('eip155', otherAddress))).toMatchObject([{ status: 'replaced' }])
})

it('is told by what Portico sends, also that the wallet has sent it once more', async () => {
  const { portico, adapter, clock } = await arrangeConnected()
  adapter.setActions({ waitFor: async ({ hash }) => ({ hash, status: 'success', replacedBy: '0x2' }) })
  const tracking = trackTransaction(portico, { namespace: 'eip155', networkId, hash: '0x1', details })
  await clock.flush()
  await tracking
  expect(listSent(portico)).toMatchObject([{ hash: '0x2', status: 'confirmed', ...details }])
})

it('keeps 50 of an account, the newest first', async () => {
  const { portico } = await arrangeConnected()
  for (let index = 0; index < 60; index++) emit(portico, { hash: `0x${index}` })
  expect(listSent(portico)).toHaveLength(50)
  expect(listSent(portico)[0]).toMatchObject({ hash: '0x59' })
})

it('knows what was sent before a reload', async () => {
  const { portico, storage } = await arrangeConnected()
  emit(portico, { details })
  portico.destroy()
  const later = createPortico({ id: portico.id, networks: [mainnet], storage, logLevel: 'silent' })
  onTestFinished(() => later.destroy())
  expect(listSent(later)).toMatchObject([{ hash: '0x1', status: 'pending', ...details }])
})

it('survives what somebody else wrote there', async () => {
  const { portico, storage } = await arrangeConnected()
  for (const text of ['{', '[]', '{"eip155:0x1":[{"hash":"<b>"}]}']) {
    storage.setItem(`@portico:${portico.id}/sent_transactions`, text)
    emit(portico, { hash: '0x3' })
    expect(listSent(portico).map(({ hash }) => hash)).toEqual(['0x3'])
  }
})

it('stops recording with the instance', async () => {
  const { portico } = await arrangeConnected()
  const { state } = getPart(portico, sentTransactionsPart)
  portico.destroy()
  emit(portico, {})
  expect(state.accounts).toEqual({})
})
