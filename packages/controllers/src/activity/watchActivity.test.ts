import { transferErrors, walletErrors } from '@portico/core'
import { ref } from 'valtio/vanilla'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { getForcedTokens } from '../assets/portfolio/forcedNetworksPart.js'
import { disconnect } from '../connection/commands/disconnect.js'
import { getPart } from '../instance/getPart.js'
import { internals, type Portico } from '../instance/Portico.js'
import { arrangeConnected, otherAddress, ownAddress } from '../navigation/modal/arrange.test.fixture.js'
import { queryClientPart } from '../queries/queryClientPart.js'
import { arrangeHistory, page } from './history.test.fixture.js'
import { sentTransactionsPart } from './sentTransactionsPart.js'
import { makeRecord, now } from './transactions.test.fixture.js'
import { type Activity, watchActivity } from './watchActivity.js'

afterEach(() => vi.unstubAllGlobals())

function watch(portico: Portico) {
  const states: (Activity | undefined)[] = []
  const stop = watchActivity(portico, (activity) => states.push(activity))
  onTestFinished(stop)
  const last = () => {
    const state = states.at(-1)
    if (!state) throw new Error('there is no account')
    return state
  }
  const ids = () => last().groups.flatMap(({ items }) => items.map(({ id }) => id))
  return { states, stop, last, ids, until: (status: string) => vi.waitFor(() => expect(last().status).toBe(status)) }
}

const emit = (portico: Portico, status: 'sent' | 'confirmed' | 'failed', hash = '0xf') =>
  portico[internals].emitter.emit('transaction', { status, networkId: 'eip155:1', hash })
const down = { json: {}, status: 404 }

it('reports loading, then the history by month', async () => {
  const { portico, clock } = await arrangeHistory({ first: page([0, 40]) })
  const { states, last, until } = watch(portico)
  expect(states[0]).toMatchObject({ status: 'loading', groups: [], hasMore: false, source: 'service' })
  await until('ready')
  expect(last()).toMatchObject({ source: 'service', hasMore: false, updatedAt: clock.now() })
  expect(last().groups).toMatchObject([
    { year: 2026, month: 6, items: [{ id: 't0' }] },
    { year: 2026, month: 5, items: [{ id: 't40' }] },
  ])
})

it('loads more until there is none, each page once', async () => {
  const { portico, cursors } = await arrangeHistory({
    first: page([0], 'c1'),
    c1: page([1], 'c2'),
    c2: page([2], 'c2'),
  })
  const { last, ids, until } = watch(portico)
  await until('ready')
  expect(last().hasMore).toBe(true)
  const asked = last().loadMore()
  await vi.waitFor(() => expect(last().isLoadingMore).toBe(true))
  await Promise.all([asked, last().loadMore()])
  await vi.waitFor(() => expect(ids()).toEqual(['t0', 't1']))
  await last().loadMore()
  await vi.waitFor(() => expect(last().hasMore).toBe(false))
  await last().loadMore()
  expect(ids()).toEqual(['t0', 't1', 't2'])
  expect(cursors()).toEqual(['first', 'c1', 'c2'])
})

it('loads more after a refresh that is under way', async () => {
  const { portico, pages, cursors } = await arrangeHistory({ first: page([1], 'c1'), c1: page([2]) })
  const { last, ids, until } = watch(portico)
  await until('ready')
  pages.first = page([0, 1], 'c1')
  emit(portico, 'confirmed', '0xa1')
  await last().loadMore()
  await vi.waitFor(() => expect(ids()).toEqual(['t0', 't1', 't2']))
  expect(cursors()).toEqual(['first', 'first', 'c1'])
})

describe('a failure', () => {
  it('empties the list, and is tried again at once when the person asks for it', async () => {
    const { portico, pages, cursors } = await arrangeHistory({ first: page([0], 'c1'), c1: down })
    const { last, ids, until } = watch(portico)
    await until('ready')
    await last().loadMore()
    await until('error')
    expect(last()).toMatchObject({ groups: [], hasMore: false, error: { code: 'http/status' } })
    await last().loadMore()
    expect(cursors()).toEqual(['first', 'c1'])
    pages.c1 = page([1])
    await last().retry()
    await until('ready')
    expect(last()).toMatchObject({ hasMore: true, error: undefined })
    await last().loadMore()
    await vi.waitFor(() => expect(ids()).toEqual(['t0', 't1']))
    expect(cursors()).toEqual(['first', 'c1', 'first', 'c1'])
  })

  it('is reported once more when it fails again, and hides nothing that was sent', async () => {
    const { portico, cursors } = await arrangeHistory({ first: down })
    emit(portico, 'sent')
    const { last, ids, until } = watch(portico)
    await until('error')
    await last().retry()
    await until('error')
    expect(cursors()).toHaveLength(2)
    expect(ids()).toEqual(['own:eip155:1:0xf'])
  })
})

describe('what was sent', () => {
  it('stands on top at once, and gives way to what the service lists', async () => {
    const { portico, pages, adapter } = await arrangeHistory({ first: page([0]) })
    adapter.setActions({ waitFor: () => new Promise(() => {}) })
    const { last, ids, until } = watch(portico)
    await until('ready')
    emit(portico, 'sent')
    await vi.waitFor(() => expect(ids()).toEqual(['own:eip155:1:0xf', 't0']))
    expect(last().groups[0]?.items[0]?.status).toBe('pending')
    pages.first = { data: [makeRecord(9, { hash: '0xF', minedAt: new Date(now + 5).toISOString() }), makeRecord(0)] }
    emit(portico, 'confirmed')
    await vi.waitFor(() => expect(ids()).toEqual(['t9', 't0']))
  })

  it('is asked after where an earlier page has sent it, without an event', async () => {
    const { portico, adapter } = await arrangeConnected()
    emit(portico, 'sent', '0x1')
    emit(portico, 'sent', '0x2')
    adapter.setActions({
      waitFor: async ({ hash }) => ({ hash, status: hash === '0x1' ? 'success' : 'reverted' }),
    })
    const told = vi.fn()
    portico.on('transaction', told)
    const { last } = watch(portico)
    await vi.waitFor(() =>
      expect(last().groups[0]?.items.map(({ hash, status }) => [hash, status])).toEqual([
        ['0x1', 'confirmed'],
        ['0x2', 'failed'],
      ]),
    )
    expect(told).not.toHaveBeenCalled()
  })

  it('has balances and items read anew where its outcome is learnt after a reload, past the caches of the service', async () => {
    const { portico, adapter } = await arrangeConnected()
    const moved = { token: '0xda1', received: '0xda2' }
    const details = { from: ownAddress, to: otherAddress, amount: '1', symbol: 'DAI', ...moved }
    portico[internals].emitter.emit('transaction', { status: 'sent', networkId: 'eip155:1', hash: '0x1', details })
    adapter.setActions({ waitFor: async ({ hash }) => ({ hash, status: 'success' }) })
    const client = getPart(portico, queryClientPart)
    const keys = [
      ['balances', 'portfolio'],
      ['nfts', 'eip155:1'],
    ]
    for (const key of keys) client.setQueryData(key, {})
    const { last } = watch(portico)
    await vi.waitFor(() => expect(last().groups[0]?.items[0]?.status).toBe('confirmed'))
    expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true])
    const native = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
    expect(getForcedTokens(portico, 'eip155:1')?.tokens).toEqual([
      `eip155:1:${native}`,
      'eip155:1:0xda1',
      'eip155:1:0xda2',
    ])
  })

  it('as a batch is looked up in the wallet, which may have forgotten it', async () => {
    const { portico, adapter } = await arrangeConnected()
    for (const id of ['0xa', '0xb', '0xc', '0xd'])
      portico[internals].emitter.emit('calls', { networkId: 'eip155:1', id })
    // As on a new page, nothing waits for their outcome.
    getPart(portico, sentTransactionsPart).followed.clear()
    const awaitCalls = vi.fn(async ({ callsId }: { readonly callsId: string }) => {
      if (callsId === '0xb') throw transferErrors('transfer/reverted', { hash: '0x2' })
      if (callsId === '0xc') throw walletErrors('wallet/failed', { reason: 'it was not sent' })
      if (callsId === '0xd') throw walletErrors('wallet/unsupported-method')
      return '0x1'
    })
    adapter.setActions({ awaitCalls })
    const { last } = watch(portico)
    await vi.waitFor(() =>
      expect(last().groups.flatMap(({ items }) => items.map(({ id, hash, status }) => [id, hash, status]))).toEqual([
        ['own:eip155:1:0xd', undefined, 'pending'],
        ['own:eip155:1:0xa', '0x1', 'confirmed'],
        ['own:eip155:1:0xb', '0x2', 'failed'],
        ['own:eip155:1:0xc', undefined, 'failed'],
      ]),
    )
    expect(awaitCalls).toHaveBeenCalledTimes(4)
  })

  it('as a batch is looked up in the wallet once its connection is restored', async () => {
    const { portico, adapter } = await arrangeConnected()
    const { connections, emitter, stores } = portico[internals]
    const { eip155: connected } = stores.connection.namespaces
    const connection = connections.get('eip155')
    if (!connected || !connection) throw new Error('no wallet is connected')
    emitter.emit('calls', { networkId: 'eip155:1', id: '0xa' })
    getPart(portico, sentTransactionsPart).followed.clear()
    const awaitCalls = vi.fn(async () => '0x1')
    adapter.setActions({ awaitCalls })
    connections.delete('eip155')
    stores.connection.namespaces.eip155 = ref({ ...connected, status: 'reconnecting' })
    const { last } = watch(portico)
    const read = () => last().groups.flatMap(({ items }) => items.map(({ status }) => status))
    await vi.waitFor(() => expect(read()).toEqual(['pending']))
    connections.set('eip155', connection)
    stores.connection.namespaces.eip155 = ref(connected)
    await vi.waitFor(() => expect(read()).toEqual(['confirmed']))
    expect(awaitCalls).toHaveBeenCalledTimes(1)
  })

  it('waits for the page it belongs to, if it is older than what is loaded', async () => {
    const { portico, clock } = await arrangeHistory({ first: page([0], 'c1'), c1: page([300]) })
    // Half a year before the newest transaction.
    expect(clock.now()).toBeLessThan(now)
    emit(portico, 'failed')
    const { last, ids, until } = watch(portico)
    await until('ready')
    expect(ids()).toEqual(['t0'])
    await last().loadMore()
    await vi.waitFor(() => expect(ids()).toEqual(['t0', 'own:eip155:1:0xf', 't300']))
  })
})

describe('where no service knows the network', () => {
  it('lists what was sent: without a service', async () => {
    const { portico } = await arrangeConnected()
    emit(portico, 'failed')
    const { states, ids } = watch(portico)
    expect(states[0]).toMatchObject({ status: 'ready', source: 'own', hasMore: false, updatedAt: undefined })
    expect(ids()).toEqual(['own:eip155:1:0xf'])
  })

  it('lists what was sent: on a network that the service does not support', async () => {
    const { portico, cursors } = await arrangeHistory({}, ['eip155:10'])
    emit(portico, 'failed')
    const { last, ids } = watch(portico)
    await vi.waitFor(() => expect(last()).toMatchObject({ status: 'ready', source: 'own' }))
    expect(ids()).toEqual(['own:eip155:1:0xf'])
    expect(cursors()).toEqual([])
  })
})

it('follows the network, and ends the request for the one before', async () => {
  const { portico, connection, pages, fetch } = await arrangeHistory({ first: 'hang' })
  const { last, ids, until } = watch(portico)
  await vi.waitFor(() => expect(fetch.calls).toHaveLength(2))
  pages.first = { data: [makeRecord(1, { chain: 'eip155:8453' }), makeRecord(2)] }
  connection.setNetwork('eip155:8453')
  await vi.waitFor(() => expect(last().groups).not.toEqual([]))
  await until('ready')
  expect(ids()).toEqual(['t1'])
  expect(fetch.calls[1]?.signal?.aborted).toBe(true)
})

it('reports nothing without an account, nor once it is stopped', async () => {
  const { portico, connection } = await arrangeHistory({ first: page([0]) })
  const { states, stop, until } = watch(portico)
  await until('ready')
  await disconnect(portico)
  await vi.waitFor(() => expect(states.at(-1)).toBeUndefined())
  stop()
  const { length } = states
  connection.setNetwork('eip155:8453')
  emit(portico, 'sent')
  await Promise.resolve()
  expect(states).toHaveLength(length)
})

it('ends its request when it is stopped', async () => {
  const { portico, fetch } = await arrangeHistory({ first: 'hang' })
  const { stop } = watch(portico)
  await vi.waitFor(() => expect(fetch.calls).toHaveLength(2))
  stop()
  await vi.waitFor(() => expect(fetch.calls[1]?.signal?.aborted).toBe(true))
})

it('gives the same groups as long as nothing changes', async () => {
  const { portico } = await arrangeHistory({ first: page([0]) })
  const { last, until, states } = watch(portico)
  await until('ready')
  const { groups } = last()
  const { length } = states
  void getPart(portico, queryClientPart).invalidateQueries({ queryKey: ['activity'] })
  await vi.waitFor(() => expect(states.length).toBeGreaterThan(length))
  expect(states[length]?.groups).toBe(groups)
  // So it is for whoever looks later.
  expect(watch(portico).states[0]?.groups).toBe(groups)
})
