import { getEventListeners } from 'node:events'
import { describe, expect, it } from 'vitest'
import { openTestClient } from './testing/openTestClient.js'

const sign = { method: 'personal_sign', params: ['0x00', '0xabc'] }
const signature = `0x${'ab'.repeat(65)}`
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

describe('an RPC request', () => {
  it('of a method on neither list never reaches the frame', async () => {
    const { client, events, frame } = await openTestClient()
    await expect(client.request({ method: 'eth_sign', params: [] })).rejects.toMatchObject({
      code: 'frame/rpc-not-allowed',
      shortMessage: 'Requested RPC call is not allowed',
      rpcCode: 4200,
    })
    expect(frame.posted).toEqual([])
    expect(events).toEqual([
      [
        'refused',
        { method: 'eth_sign', error: expect.objectContaining({ shortMessage: 'Action not allowed', rpcCode: 4200 }) },
      ],
    ])
  })

  it('of a safe method is answered without the person', async () => {
    const { client, events, frame } = await openTestClient()
    const pending = client.request({ method: 'eth_getBalance', params: ['0xabc', 'latest'] })
    expect(frame.last()).toMatchObject({
      type: '@w3m-app/RPC_REQUEST',
      payload: { method: 'eth_getBalance', params: ['0xabc', 'latest'] },
    })
    frame.reply('RPC_REQUEST', '0x1')
    expect(await pending).toBe('0x1')
    expect(events).toEqual([])
    client.request({ method: 'eth_syncing' }).catch(() => {})
    expect(frame.last()?.payload).toEqual({ method: 'eth_syncing', params: [] })
    client.request({ method: 'eth_accounts', params: [] }).catch(() => {})
    expect(frame.last()?.payload).toEqual({ method: 'eth_accounts' })
    client.request({ method: 'wallet_getAssets' }).catch(() => {})
    expect(frame.last()?.payload).toEqual({ method: 'wallet_getAssets' })
    client.request({ method: 'eth_call', params: [{ value: 255n }] }).catch(() => {})
    expect(frame.last()?.payload).toEqual({ method: 'eth_call', params: [{ value: '0xff' }] })
  })

  it.each([
    ['eip155:8453', { chainId: 8453, chainNamespace: 'eip155' }],
    [solana, { chainId: solana, chainNamespace: 'solana' }],
  ] as const)('for %s says so', async (networkId, named) => {
    const { client, frame } = await openTestClient()
    const pending = client.request({ method: 'eth_blockNumber', networkId })
    expect(frame.last()?.payload).toEqual({ method: 'eth_blockNumber', ...named })
    frame.reply('RPC_REQUEST', '0x5')
    await pending
  })

  it('that needs approval tells when the frame is to be shown and hidden', async () => {
    const { client, events, frame } = await openTestClient()
    const pending = client.request(sign)
    const approval = { id: 1, method: 'personal_sign' }
    expect(events).toEqual([['approval', approval]])
    expect(client.openRequests()).toEqual([approval])
    frame.reply('RPC_REQUEST', signature)
    expect(await pending).toBe(signature)
    expect(client.openRequests()).toEqual([])
    const refused = expect(client.request(sign)).rejects.toMatchObject({ code: 'wallet/rejected', rpcCode: 4001 })
    frame.reply('RPC_REQUEST', { message: 'Declined', code: 4001 }, 'ERROR')
    await refused
    expect(events).toEqual([
      ['approval', approval],
      ['settled', { ...approval, outcome: 'success' }],
      ['approval', { ...approval, id: 2 }],
      ['settled', { ...approval, id: 2, outcome: 'error' }],
    ])
  })

  it('leaves its signal alone once it has ended', async () => {
    const { client, frame } = await openTestClient()
    const { signal } = new AbortController()
    const pending = client.request(sign, { signal })
    expect(getEventListeners(signal, 'abort')).toHaveLength(1)
    frame.reply('RPC_REQUEST', signature)
    await pending
    expect(getEventListeners(signal, 'abort')).toHaveLength(0)
  })

  it('of a wrong shape opens nothing', async () => {
    const { client, events, frame } = await openTestClient()
    await expect(client.request({ method: 'wallet_sendCalls', params: [{ calls: [{}] }] })).rejects.toMatchObject({
      code: 'frame/invalid-request',
      params: { name: 'RPC_REQUEST' },
    })
    await expect(client.request({ method: 'wallet_sendCalls' })).rejects.toMatchObject({
      code: 'frame/invalid-request',
    })
    expect([events, frame.posted, client.openRequests()]).toEqual([[], [], []])
  })

  it('of a safe method is given up after 30 s; one that waits for the person is not', async () => {
    const { client, clock, events, frame } = await openTestClient()
    const read = expect(client.request({ method: 'eth_getLogs', params: [] })).rejects.toMatchObject({
      code: 'frame/request-timeout',
    })
    // A reply that is too large is dropped, and no other follows.
    frame.reply('RPC_REQUEST', ['x'.repeat(2_000_000)])
    client.request(sign).catch(() => {})
    await clock.advance(29_999)
    expect(client.dropped().size).toBe(1)
    expect(events.map(([name]) => name)).toEqual(['approval'])
    await clock.advance(1)
    await read
    await clock.advance(3_600_000)
    expect(client.openRequests()).toHaveLength(1)
    expect(events.map(([name]) => name)).toEqual(['approval', 'alert'])
  })

  it('that waits for the person is called off alone; safe ones go on', async () => {
    const { client, events, frame } = await openTestClient()
    const read = client.request({ method: 'eth_blockNumber' })
    const readId = frame.last()?.id
    const first = expect(client.request(sign)).rejects.toMatchObject({ code: 'frame/rpc-aborted' })
    const second = expect(client.request(sign)).rejects.toMatchObject({ shortMessage: 'Request was aborted' })
    client.abortOpenRequests()
    await Promise.all([first, second])
    expect(frame.names()).toEqual(['RPC_REQUEST', 'RPC_REQUEST', 'RPC_REQUEST', 'RPC_ABORT', 'RPC_ABORT'])
    expect(client.openRequests()).toEqual([])
    frame.say({ type: '@w3m-frame/RPC_REQUEST_SUCCESS', id: readId, payload: '0x2' })
    expect(await read).toBe('0x2')
    expect(events.filter(([name]) => name === 'settled').map(([, payload]) => payload)).toEqual([
      { id: 1, method: 'personal_sign', outcome: 'aborted' },
      { id: 2, method: 'personal_sign', outcome: 'aborted' },
    ])
  })

  it('ends with its signal, before and after it was sent', async () => {
    const { client, events, frame } = await openTestClient()
    const late = new AbortController()
    const pending = expect(client.request(sign, { signal: late.signal })).rejects.toMatchObject({
      code: 'frame/rpc-aborted',
    })
    late.abort()
    await pending
    expect(frame.names()).toEqual(['RPC_REQUEST', 'RPC_ABORT'])
    const signal = AbortSignal.abort()
    await expect(client.request(sign, { signal })).rejects.toMatchObject({ code: 'frame/rpc-aborted' })
    await expect(client.request({ method: 'eth_call', params: [] }, { signal })).rejects.toMatchObject({
      code: 'frame/rpc-aborted',
    })
    expect(frame.names()).toEqual(['RPC_REQUEST', 'RPC_ABORT'])
    expect(events.map(([name]) => name)).toEqual(['approval', 'settled', 'approval', 'settled'])
  })

  it('that waits for the person ends with signing out', async () => {
    const { client, frame } = await openTestClient()
    const pending = expect(client.request(sign)).rejects.toMatchObject({ code: 'frame/rpc-aborted' })
    const done = client.disconnect()
    await pending
    frame.reply('SIGN_OUT')
    await done
  })

  it('for capabilities finds none when it fails', async () => {
    const { client, frame } = await openTestClient()
    const ask = (signal?: AbortSignal) =>
      client.request({ method: 'wallet_getCapabilities', params: ['0xabc'] }, { signal })
    const known = ask()
    frame.reply('RPC_REQUEST', { '0x1': {} })
    expect(await known).toEqual({ '0x1': {} })
    const failed = ask()
    frame.reply('RPC_REQUEST', { message: 'no' }, 'ERROR')
    expect(await failed).toEqual({})
    await expect(ask(AbortSignal.abort())).rejects.toMatchObject({ code: 'frame/rpc-aborted' })
    const other = expect(client.request({ method: 'eth_call' })).rejects.toMatchObject({ shortMessage: 'no' })
    frame.reply('RPC_REQUEST', { message: 'no' }, 'ERROR')
    await other
  })

  it('with a result of the wrong shape fails', async () => {
    const { client, frame, events } = await openTestClient()
    const pending = expect(client.request(sign)).rejects.toMatchObject({
      code: 'frame/invalid-reply',
      params: { name: 'personal_sign' },
    })
    frame.reply('RPC_REQUEST', 'ok')
    await pending
    expect(events.at(-1)).toEqual(['settled', { id: 1, method: 'personal_sign', outcome: 'error' }])
  })
})
