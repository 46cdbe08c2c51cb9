import { createLogger } from '@portico/core'
import { describe, expect, test, vi } from 'vitest'
import { settle } from './arrangeEmbeddedWindow.test.fixture.js'
import { type CreateRequestRunnerParameters, createRequestRunner } from './createRequestRunner.js'
import { hostErrors } from './hostErrors.js'
import type { HandlerContext } from './WalletHostHandlers.js'

const origin = 'https://app.example.org'
const sign = { method: 'personal_sign', params: ['0x68', '0x1'] }
const read = { method: 'eth_call', params: [] }

function start(options: Partial<CreateRequestRunnerParameters> = {}) {
  const send = vi.fn<(name: string, id: string | undefined, payload: unknown) => void>()
  const refuse = vi.fn()
  const logger = createLogger({ level: 'silent' })
  const runner = createRequestRunner({
    ...{ handlers: {}, approval: undefined, origin, logger, maxOpen: 5, maxWaiting: 1, send, refuse },
    ...options,
  })
  return { runner, send, refuse, logger, sent: () => send.mock.calls }
}

/** Creates a handler whose calls end on demand. */
function createHandler() {
  const calls: { payload: unknown; context: HandlerContext; resolve: (reply: unknown) => void }[] = []
  const handler = (payload: unknown, context: HandlerContext) =>
    new Promise<unknown>((resolve) => void calls.push({ payload, context, resolve }))
  return { calls, handler }
}

describe('a request', () => {
  test('reaches its handler as the schema lets it through, with who asks', async () => {
    const handler = vi.fn(async () => ({ action: 'VERIFY_OTP' as const }))
    const { runner, sent } = start({ handlers: { CONNECT_EMAIL: handler } })
    runner.run({ name: 'CONNECT_EMAIL', id: 'a', payload: { email: 'a@example.org', admin: true } })
    await settle()
    expect(handler.mock.calls).toEqual([
      [{ email: 'a@example.org' }, { origin, signal: expect.any(AbortSignal), approved: expect.any(Function) }],
    ])
    expect(sent()).toEqual([['CONNECT_EMAIL_SUCCESS', 'a', { action: 'VERIFY_OTP' }]])
  })

  test('gets of the reply what the protocol names, as plain data', async () => {
    const reply = { address: '0x1', chainId: 1, email: null, token: 'secret' }
    const { runner, sent } = start({
      handlers: { GET_USER: () => reply, RPC_REQUEST: () => ({ balance: 255n, list: [1, undefined] }) },
    })
    runner.run({ name: 'GET_USER', id: 'a', payload: undefined })
    runner.run({ name: 'RPC_REQUEST', id: 'b', payload: read })
    await settle()
    expect(sent()).toEqual([
      ['GET_USER_SUCCESS', 'a', { address: '0x1', chainId: 1, email: null }],
      ['RPC_REQUEST_SUCCESS', 'b', { balance: '0xff', list: [1, undefined] }],
    ])
  })

  const invalidReply = { code: 'frame/invalid-reply', params: { name: 'CONNECT_EMAIL' } }
  const busy = { message: 'SQLITE_BUSY at /var/lib' }
  test.each<[string, object, () => unknown]>([
    ['a reply the protocol does not allow', invalidReply, () => ({ action: 'GIVE_KEY' })],
    ['no reply', invalidReply, () => undefined],
    [
      'an exception',
      busy,
      () => {
        throw new Error(busy.message)
      },
    ],
    ['a rejection', busy, () => Promise.reject(new Error(busy.message))],
  ])('is answered without details after %s, which the log keeps', async (_, error, handler) => {
    const { runner, sent, logger } = start({ handlers: { CONNECT_EMAIL: handler as never } })
    runner.run({ name: 'CONNECT_EMAIL', id: 'a', payload: { email: 'a@example.org' } })
    await settle()
    expect(sent()).toEqual([['CONNECT_EMAIL_ERROR', 'a', { message: 'An error occurred' }]])
    expect(logger.entries()).toMatchObject([
      { level: 'warn', message: 'Frame request CONNECT_EMAIL failed', details: { error } },
    ])
  })

  test.each([() => 1, Symbol('s'), new Map(), Object.defineProperty({}, 'x', { enumerable: true, get: () => 1 })])(
    'is not answered with what is no plain data: %s',
    async (result) => {
      const { runner, sent, logger } = start({ handlers: { RPC_REQUEST: () => result } })
      runner.run({ name: 'RPC_REQUEST', id: 'a', payload: read })
      await settle()
      expect(sent()).toEqual([['RPC_REQUEST_ERROR', 'a', { message: 'An error occurred' }]])
      const error = { code: 'frame/invalid-reply', params: { name: 'RPC_REQUEST' } }
      expect(logger.entries()).toMatchObject([{ details: { error } }])
    },
  )

  test('is answered with the text that is meant for the app', async () => {
    const { runner, sent } = start({
      handlers: {
        CONNECT_OTP() {
          throw hostErrors('frame-host/reply', { message: 'Invalid code' })
        },
      },
    })
    runner.run({ name: 'CONNECT_OTP', id: 'a', payload: { otp: '123456' } })
    await settle()
    runner.run({ name: 'GET_FARCASTER_URI', id: 'b', payload: undefined })
    await settle()
    expect(sent()).toEqual([
      ['CONNECT_OTP_ERROR', 'a', { message: 'Invalid code' }],
      ['GET_FARCASTER_URI_ERROR', 'b', { message: 'The wallet does not offer this.' }],
    ])
  })

  test('never reaches a handler of an inherited name', async () => {
    const handler = vi.fn()
    const { runner, sent } = start({ handlers: Object.create({ SIGN_OUT: handler }) })
    runner.run({ name: 'SIGN_OUT', id: 'a', payload: undefined })
    await settle()
    expect(handler).not.toHaveBeenCalled()
    expect(sent()[0]?.[0]).toBe('SIGN_OUT_ERROR')
  })

  test.each([
    ['CONNECT_EMAIL', 'email', { email: 'nobody' }],
    ['CONNECT_EMAIL', '', undefined],
    ['SWITCH_NETWORK', 'chainId', { chainId: {} }],
    [
      'RPC_REQUEST',
      'params.options.maxRetries',
      { method: 'solana_signAndSendTransaction', params: { transaction: '1', options: { maxRetries: 'x' } } },
    ],
  ] as const)('is refused and counted when its payload is wrong: %s at "%s"', async (name, path, payload) => {
    const handler = vi.fn()
    const handlers = { CONNECT_EMAIL: handler, SWITCH_NETWORK: handler, RPC_REQUEST: handler }
    const { runner, refuse, sent, logger } = start({ handlers })
    runner.run({ name, id: 'a', payload })
    await settle()
    expect(sent()).toEqual([[`${name}_ERROR`, 'a', { message: 'An error occurred' }]])
    const error = { code: 'frame/invalid-request', params: { name, path } }
    expect(logger.entries()).toMatchObject([{ details: { error } }])
    expect([handler.mock.calls.length, refuse.mock.calls.length]).toEqual([0, 1])
  })

  test.each([{ method: 'eth_sign', params: [] }, { method: 1 }, { params: [] }, 'eth_call', null])(
    'is refused when it asks for another method: %j',
    async (payload) => {
      const handler = vi.fn()
      const { runner, refuse, sent } = start({ handlers: { RPC_REQUEST: handler } })
      runner.run({ name: 'RPC_REQUEST', id: 'a', payload })
      await settle()
      expect(sent()).toEqual([['RPC_REQUEST_ERROR', 'a', { message: 'Requested RPC call is not allowed', code: 4200 }]])
      expect([handler.mock.calls.length, refuse.mock.calls.length]).toEqual([0, 1])
    },
  )

  test('is put off when too many are in work', async () => {
    const { calls, handler } = createHandler()
    const { runner, sent } = start({ handlers: { GET_CHAIN_ID: handler as never }, maxOpen: 2 })
    for (const id of ['a', 'b', 'c']) runner.run({ name: 'GET_CHAIN_ID', id, payload: undefined })
    await settle()
    expect(calls).toHaveLength(2)
    expect(sent()).toEqual([['GET_CHAIN_ID_ERROR', 'c', expect.objectContaining({ code: -32005 })]])
    calls[0]?.resolve({ chainId: 1 })
    await settle()
    runner.run({ name: 'GET_CHAIN_ID', id: 'd', payload: undefined })
    await settle()
    expect(calls).toHaveLength(3)
  })
})

describe('approval', () => {
  test('is asked for one request at a time, while others are answered', async () => {
    const { calls, handler } = createHandler()
    const { runner, sent } = start({ handlers: { RPC_REQUEST: handler, GET_CHAIN_ID: () => ({ chainId: 1 }) } })
    runner.run({ name: 'RPC_REQUEST', id: 'first', payload: sign })
    runner.run({ name: 'RPC_REQUEST', id: 'second', payload: sign })
    runner.run({ name: 'RPC_REQUEST', id: 'read', payload: read })
    runner.run({ name: 'GET_CHAIN_ID', id: 'other', payload: undefined })
    await settle()
    expect(calls.map(({ payload }) => payload)).toEqual([read, sign])
    expect(sent()).toEqual([['GET_CHAIN_ID_SUCCESS', 'other', { chainId: 1 }]])
    calls[1]?.resolve('0xsig')
    await settle()
    expect(calls).toHaveLength(3)
    expect(sent()[1]).toEqual(['RPC_REQUEST_SUCCESS', 'first', '0xsig'])
  })

  test('is asked for what the request meant when it arrived, however long it waits', async () => {
    const { calls, handler } = createHandler()
    const state = { chainId: 1 }
    const { runner } = start({
      handlers: { RPC_REQUEST: handler },
      onArrival: (request) => ({ ...request, chainId: request.chainId ?? state.chainId }),
    })
    runner.run({ name: 'RPC_REQUEST', id: 'first', payload: sign })
    runner.run({ name: 'RPC_REQUEST', id: 'second', payload: sign })
    state.chainId = 137
    await settle()
    calls[0]?.resolve('0xsig')
    await settle()
    expect(calls.map(({ payload }) => payload)).toEqual([
      { ...sign, chainId: 1 },
      { ...sign, chainId: 1 },
    ])
  })

  test('lets nothing through that the person rejects, and no read needs it', async () => {
    const approval = vi.fn(async () => false)
    const handler = vi.fn(() => '0x')
    const { runner, sent } = start({ handlers: { RPC_REQUEST: handler }, approval })
    runner.run({ name: 'RPC_REQUEST', id: 'a', payload: { ...sign, more: 1 } })
    runner.run({ name: 'RPC_REQUEST', id: 'b', payload: read })
    await settle()
    expect(sent()).toEqual([
      ['RPC_REQUEST_SUCCESS', 'b', '0x'],
      ['RPC_REQUEST_ERROR', 'a', { message: 'User rejected the request.', code: 4001 }],
    ])
    expect(approval.mock.calls).toEqual([
      [sign, { origin, signal: expect.any(AbortSignal), approved: expect.any(Function) }],
    ])
    expect(handler.mock.calls).toEqual([
      [read, { origin, signal: expect.any(AbortSignal), approved: expect.any(Function) }],
    ])
  })

  test('lets the handler work once it is given', async () => {
    const handler = vi.fn(() => '0xsig')
    const { runner, sent } = start({ handlers: { RPC_REQUEST: handler }, approval: async () => true })
    runner.run({ name: 'RPC_REQUEST', id: 'a', payload: sign })
    await settle()
    expect(handler).toHaveBeenCalledOnce()
    expect(sent()).toEqual([['RPC_REQUEST_SUCCESS', 'a', '0xsig']])
  })

  test('lets only so many wait', async () => {
    const { handler } = createHandler()
    const { runner, sent } = start({ handlers: { RPC_REQUEST: handler }, maxWaiting: 1 })
    for (const id of ['a', 'b', 'c']) runner.run({ name: 'RPC_REQUEST', id, payload: sign })
    await settle()
    expect(sent()).toEqual([['RPC_REQUEST_ERROR', 'c', expect.objectContaining({ code: -32005 })]])
  })
})

describe('RPC_ABORT', () => {
  const aborted = { message: 'Request was aborted', code: 4001 }

  test('aborts the request it names, and no other', async () => {
    const { calls, handler } = createHandler()
    const { runner, sent, logger } = start({ handlers: { RPC_REQUEST: handler, GET_USER: handler as never } })
    for (const id of ['a', 'b']) runner.run({ name: 'RPC_REQUEST', id, payload: read })
    runner.run({ name: 'GET_USER', id: 'c', payload: undefined })
    runner.run({ name: 'RPC_ABORT', id: 'd', payload: { id: 'a' } })
    await settle()
    expect(calls.map(({ context }) => context.signal.aborted)).toEqual([true, false, false])
    expect(sent()).toEqual(
      expect.arrayContaining([
        ['RPC_REQUEST_ERROR', 'a', aborted],
        ['RPC_ABORT_SUCCESS', 'd', undefined],
      ]),
    )
    expect(sent()).toHaveLength(2)
    calls[0]?.resolve('late')
    await settle()
    expect(sent()).toHaveLength(2)
    expect(logger.entries()).toEqual([])
  })

  test('aborts every question to the person when it names none, also when too many are in work, and no read', async () => {
    const { calls, handler } = createHandler()
    const { runner, sent } = start({ handlers: { RPC_REQUEST: handler, GET_USER: handler as never }, maxOpen: 4 })
    for (const id of ['a', 'b']) runner.run({ name: 'RPC_REQUEST', id, payload: sign })
    runner.run({ name: 'RPC_REQUEST', id: 'c', payload: read })
    runner.run({ name: 'GET_USER', id: 'd', payload: undefined })
    runner.run({ name: 'RPC_ABORT', id: undefined, payload: undefined })
    await settle()
    expect(
      sent()
        .map(([name, id]) => `${name} ${id}`)
        .sort(),
    ).toEqual(['RPC_ABORT_SUCCESS undefined', 'RPC_REQUEST_ERROR a', 'RPC_REQUEST_ERROR b'])
    calls.find(({ payload }) => payload === undefined)?.resolve({ address: '0x1', chainId: 1 })
    calls.find(({ payload }) => payload !== undefined)?.resolve('0x')
    await settle()
    expect(sent().slice(-2)).toEqual([
      ['GET_USER_SUCCESS', 'd', { address: '0x1', chainId: 1 }],
      ['RPC_REQUEST_SUCCESS', 'c', '0x'],
    ])
  })

  test('ends nothing that the person has approved, whichever way it is asked', async () => {
    const { calls, handler } = createHandler()
    const onApproved = vi.fn()
    const { runner, sent } = start({ handlers: { RPC_REQUEST: handler }, onApproved })
    runner.run({ name: 'RPC_REQUEST', id: 'a', payload: sign })
    await settle()
    calls[0]?.context.approved()
    calls[0]?.context.approved()
    expect(onApproved.mock.calls).toEqual([['RPC_REQUEST', 'a']])
    runner.run({ name: 'RPC_ABORT', id: 'b', payload: { id: 'a' } })
    runner.run({ name: 'RPC_ABORT', id: 'c', payload: undefined })
    await settle()
    const ended = runner.destroy()
    await settle()
    expect(calls[0]?.context.signal.aborted).toBe(false)
    calls[0]?.resolve('0xhash')
    await ended
    expect(sent()).toEqual([
      ['RPC_ABORT_SUCCESS', 'b', undefined],
      ['RPC_ABORT_SUCCESS', 'c', undefined],
      ['RPC_REQUEST_SUCCESS', 'a', '0xhash'],
    ])
  })

  test('counts when it comes before the approval', async () => {
    const { calls, handler } = createHandler()
    const { runner } = start({ handlers: { RPC_REQUEST: handler } })
    runner.run({ name: 'RPC_REQUEST', id: 'a', payload: sign })
    await settle()
    runner.run({ name: 'RPC_ABORT', id: 'b', payload: { id: 'a' } })
    await settle()
    expect(() => calls[0]?.context.approved()).toThrow(expect.objectContaining({ code: 'frame/rpc-aborted' }))
  })

  test('ends nothing that is no RPC request', async () => {
    const { calls, handler } = createHandler()
    const { runner, sent } = start({ handlers: { GET_USER: handler as never } })
    runner.run({ name: 'GET_USER', id: 'a', payload: undefined })
    runner.run({ name: 'RPC_ABORT', id: 'b', payload: { id: 'a' } })
    await settle()
    expect(calls[0]?.context.signal.aborted).toBe(false)
    calls[0]?.resolve({ address: '0x1', chainId: 1 })
    await settle()
    expect(sent().map(([name]) => name)).toEqual(['RPC_ABORT_SUCCESS', 'GET_USER_SUCCESS'])
  })

  test('keeps the handler away from a request that is approved after it was aborted', async () => {
    const approvals: ((isApproved: boolean) => void)[] = []
    const handler = vi.fn()
    const approval = () => new Promise<boolean>((resolve) => void approvals.push(resolve))
    const { runner } = start({ handlers: { RPC_REQUEST: handler }, approval })
    runner.run({ name: 'RPC_REQUEST', id: 'a', payload: sign })
    await settle()
    runner.run({ name: 'RPC_ABORT', id: 'b', payload: { id: 'a' } })
    approvals[0]?.(true)
    await settle()
    expect(handler).not.toHaveBeenCalled()
  })
})

test('answers and aborts at its end what is in work, and says nothing afterwards', async () => {
  const { calls, handler } = createHandler()
  const { runner, sent } = start({ handlers: { RPC_REQUEST: handler, GET_CHAIN_ID: handler as never } })
  runner.run({ name: 'RPC_REQUEST', id: 'a', payload: read })
  runner.run({ name: 'GET_CHAIN_ID', id: 'b', payload: undefined })
  await settle()
  runner.destroy()
  const message = { message: 'Request was aborted', code: 4001 }
  expect(sent()).toEqual([
    ['RPC_REQUEST_ERROR', 'a', message],
    ['GET_CHAIN_ID_ERROR', 'b', message],
  ])
  expect(calls.map(({ context }) => context.signal.aborted)).toEqual([true, true])
  for (const { resolve } of calls) resolve({ chainId: 1 })
  await settle()
  expect(sent()).toHaveLength(2)
})

describe('a message to sign in GET_USER', () => {
  const siwxMessage = {
    serializedMessage: 'text',
    accountAddress: '<<AccountAddress>>',
    chainId: 'eip155:1',
    domain: 'app.example.org',
    uri: origin,
    version: '1',
    nonce: 'abcdefgh',
  }
  const user = { address: '0x1', chainId: 1 }

  test('never reaches the handler of a wallet that does not ask for it', async () => {
    const { calls, handler } = createHandler()
    const { runner } = start({ handlers: { GET_USER: handler as never } })
    runner.run({ name: 'GET_USER', id: 'a', payload: { chainId: 1, siwxMessage } })
    await settle()
    expect(calls[0]?.payload).toEqual({ chainId: 1 })
  })

  test('waits for its turn like every other question, and its approval is told as its own', async () => {
    const { calls, handler } = createHandler()
    const onApproved = vi.fn()
    const handlers = { GET_USER: handler as never, RPC_REQUEST: handler }
    const { runner, sent } = start({ handlers, onApproved, signsIn: () => true })
    runner.run({ name: 'RPC_REQUEST', id: 'a', payload: sign })
    runner.run({ name: 'GET_USER', id: 'b', payload: { siwxMessage } })
    await settle()
    expect(calls).toHaveLength(1)
    calls[0]?.resolve('0xsigned')
    await settle()
    expect(calls[1]?.payload).toEqual({ siwxMessage })
    calls[1]?.context.approved()
    expect(onApproved.mock.calls).toEqual([['GET_USER', 'b']])
    calls[1]?.resolve({ ...user, signature: '0x2', message: 'text' })
    await settle()
    expect(sent().at(-1)).toEqual(['GET_USER_SUCCESS', 'b', { ...user, signature: '0x2', message: 'text' }])
  })

  test.each([[{ id: 'a' }], [undefined]])('ends when the user turns away (%s)', async (payload) => {
    const { calls, handler } = createHandler()
    const { runner, sent } = start({ handlers: { GET_USER: handler as never }, signsIn: () => true })
    runner.run({ name: 'GET_USER', id: 'a', payload: { siwxMessage } })
    await settle()
    runner.run({ name: 'RPC_ABORT', id: 'b', payload })
    await settle()
    expect(calls[0]?.context.signal.aborted).toBe(true)
    expect(sent().map(([name]) => name)).toEqual(['GET_USER_ERROR', 'RPC_ABORT_SUCCESS'])
  })

  test('is not asked for by the host: its handler asks', async () => {
    const { calls, handler } = createHandler()
    const approval = vi.fn()
    const { runner } = start({ handlers: { GET_USER: handler as never }, approval, signsIn: () => true })
    runner.run({ name: 'GET_USER', id: 'a', payload: { siwxMessage } })
    await settle()
    expect([calls.length, approval.mock.calls.length]).toEqual([1, 0])
  })
})

test.each(['AWAIT_SOCIAL', 'CONNECT_FARCASTER'] as const)(
  '%s ends when the app calls it off by its id',
  async (name) => {
    const { calls, handler } = createHandler()
    const { runner, sent } = start({ handlers: { [name]: handler as never } })
    runner.run({ name, id: 'a', payload: name === 'AWAIT_SOCIAL' ? { login: 'a'.repeat(43) } : undefined })
    await settle()
    // Without an id the user has turned away from a question, and this is none.
    runner.run({ name: 'RPC_ABORT', id: 'b', payload: undefined })
    await settle()
    expect(calls[0]?.context.signal.aborted).toBe(false)
    runner.run({ name: 'RPC_ABORT', id: 'c', payload: { id: 'a' } })
    await settle()
    expect(calls[0]?.context.signal.aborted).toBe(true)
    expect(sent().map(([type, id]) => [type, id])).toEqual([
      ['RPC_ABORT_SUCCESS', 'b'],
      [`${name}_ERROR`, 'a'],
      ['RPC_ABORT_SUCCESS', 'c'],
    ])
  },
)
