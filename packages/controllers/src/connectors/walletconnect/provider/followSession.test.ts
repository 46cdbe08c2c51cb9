import { walletErrors } from '@portico/core'
import { describe, expect, it, vi } from 'vitest'
import { first, openTestSession, second, solanaAddress, topic } from './testing/openTestSession.js'

const methods = ['personal_sign']

describe('what a wallet sends over a session', () => {
  it.each([137, '137', '0x89', 'eip155:137', { chainId: '0x89' }])('moves the network once for %j', (data) => {
    const { connection, events, wallet } = openTestSession()
    wallet('chainChanged', data)
    wallet('chainChanged', data, 'eip155:137')
    expect(events).toEqual([['network', 'eip155:137']])
    expect(connection.networkId('eip155')).toBe('eip155:137')
  })

  it('follows the wallet to a network nobody asked for', () => {
    const { connection, events, wallet } = openTestSession()
    wallet('chainChanged', '0x2105')
    expect([connection.networkId('eip155'), events]).toEqual(['eip155:8453', [['network', 'eip155:8453']]])
  })

  it.each([[[second]], [[`eip155:1:${second}`]], [[`eip155:137:${first}`, `eip155:1:${second}`]]])(
    'selects the account of %j once',
    (data) => {
      const accounts = [first, second].flatMap((address) => [`eip155:1:${address}`, `eip155:137:${address}`])
      const { connection, events, wallet } = openTestSession({ accounts })
      wallet('accountsChanged', data)
      wallet('accountsChanged', data)
      expect(events).toEqual([['accounts', [second, first]]])
      expect(connection.accounts('eip155').map(({ address }) => address)).toEqual([second, first])
    },
  )

  it('reports the other account of the network it moves to', () => {
    const { events, wallet } = openTestSession({ accounts: [`eip155:1:${first}`, `eip155:137:${second}`] })
    wallet('chainChanged', 137)
    expect(events).toEqual([
      ['network', 'eip155:137'],
      ['accounts', [second, first]],
    ])
  })

  it.each<[name: string, data: unknown, chainId?: string]>([
    ['chainChanged', 'mainnet'],
    ['chainChanged', {}],
    ['chainChanged', 'cosmos:hub'],
    ['accountsChanged', 'x'],
    ['accountsChanged', [7]],
    ['accountsChanged', [first], 'nonsense'],
    ['accountsChanged', [first], 'cosmos:hub'],
  ])('drops %s with %j, and logs it', (name, data, chainId) => {
    const { context, events, wallet } = openTestSession()
    const warn = vi.spyOn(context.logger, 'warn')
    wallet(name, data, chainId)
    expect(events).toEqual([])
    expect(warn).toHaveBeenCalledOnce()
  })

  it('lets pass what is none of its business', () => {
    const { client, context, events, wallet } = openTestSession()
    const warn = vi.spyOn(context.logger, 'warn')
    wallet('accountsChanged', [])
    wallet('custom', 1)
    const params = { event: { name: 'chainChanged', data: 137 }, chainId: 'eip155:1' }
    client.emit('session_event', { topic: 'b'.repeat(64), params })
    client.emit('session_delete', { topic: 'b'.repeat(64) })
    client.emit('session_delete', null)
    expect(events).toEqual([])
    expect(warn).not.toHaveBeenCalled()
  })

  it('takes new accounts and networks over from an update', () => {
    const { connection, events, update } = openTestSession({ chains: ['eip155:1'] })
    update({ eip155: { chains: ['eip155:1', 'eip155:10'], accounts: [`eip155:1:${second}`], methods } })
    expect(events).toEqual([
      ['approved', ['eip155:1', 'eip155:10']],
      ['accounts', [second]],
    ])
    expect(connection.approved('eip155')).toEqual(['eip155:1', 'eip155:10'])
    update({ eip155: { chains: ['eip155:1', 'eip155:10'], accounts: [`eip155:1:${second}`], methods } })
    expect(events).toHaveLength(2)
  })

  it('follows the order of an update after that of an event', () => {
    const accounts = [`eip155:1:${first}`, `eip155:1:${second}`]
    const { events, update, wallet } = openTestSession({ chains: ['eip155:1'], accounts })
    wallet('accountsChanged', [second])
    update({ eip155: { chains: ['eip155:1'], accounts, methods } })
    expect(events).toEqual([['accounts', [second, first]]])
    update({ eip155: { chains: ['eip155:1'], accounts: [...accounts].reverse(), methods } })
    update({ eip155: { chains: ['eip155:1'], accounts, methods } })
    expect(events.slice(1)).toEqual([['accounts', [first, second]]])
  })

  it('moves on when an update takes the network away', () => {
    const { connection, events, update } = openTestSession({ defaultChain: 'eip155:137' })
    update({ eip155: { chains: ['eip155:1'], accounts: [`eip155:1:${first}`], methods } })
    expect(events).toEqual([['network', 'eip155:1']])
    expect(connection.networkId('eip155')).toBe('eip155:1')
  })

  it('ends a namespace that an update leaves out, and keeps the other', () => {
    const chain = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    const eip155 = { chains: ['eip155:1'], accounts: [`eip155:1:${first}`], methods }
    const solana = { chains: [chain], accounts: [`${chain}:${solanaAddress}`] }
    const { connection, events, update } = openTestSession({ namespaces: { eip155, solana } })
    update({ solana })
    expect(events).toEqual([
      ['approved', []],
      ['accounts', []],
    ])
    expect(connection.accounts('solana')).toEqual([{ address: solanaAddress, type: 'eoa' }])
  })

  it.each([
    null,
    {},
    { namespaces: 1 },
    { namespaces: { eip155: { accounts: 'x', methods: [], events: [] } } },
    { namespaces: { eip155: { accounts: [], methods: [1], events: [] } } },
  ])('drops the update %j, and logs it', (params) => {
    const { client, context, events } = openTestSession()
    const warn = vi.spyOn(context.logger, 'warn')
    client.emit('session_update', { topic, params })
    expect(events).toEqual([])
    expect(warn).toHaveBeenCalledOnce()
  })

  it.each([
    ['session_delete', 'wallet'],
    ['session_expire', 'expired'],
  ] as const)('ends at %s', async (event, reason) => {
    const { client, connection, context, events, wallet } = openTestSession()
    client.onRequest(() => new Promise(() => {}))
    const pending = connection.provider('eip155').request({ method: 'personal_sign' })
    client.emit(event, { topic })
    client.emit('session_delete', { topic })
    await expect(pending).rejects.toMatchObject(walletErrors('wallet/disconnected'))
    wallet('chainChanged', 137)
    expect(events).toEqual([['end', reason]])
    expect([client.listenerCount(), context.clock.pending()]).toEqual([0, 0])
  })

  it('tells the listeners of the EIP-1193 provider', () => {
    const { client, provider, wallet } = openTestSession()
    const seen: unknown[] = []
    const removed = vi.fn()
    provider.on('chainChanged', (id) => seen.push(id))
    provider.on('accountsChanged', (accounts) => seen.push(accounts))
    provider.on('disconnect', (error) => seen.push((error as { rpcCode: number }).rpcCode))
    provider.on('chainChanged', removed)
    provider.removeListener('chainChanged', removed)
    wallet('chainChanged', 137)
    wallet('accountsChanged', [second])
    client.emit('session_delete', { topic })
    expect(seen).toEqual(['0x89', [second, first], 4900])
    expect(removed).not.toHaveBeenCalled()
  })
})
