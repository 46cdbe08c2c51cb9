import { createLogger, createStore, memoryStorage } from '@portico/core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createScriptedFrame, type ScriptedFrame } from '../testing/createScriptedFrame.js'
import { createFrameClient } from './createFrameClient.js'
import type { FrameClient } from './FrameClient.js'

const pay = { method: 'eth_sendTransaction', params: [{ to: '0x1' }] }
const hash = `0x${'ab'.repeat(32)}`
const clock = {
  now: () => Date.now(),
  // Skips the half second after READY; other timers are real.
  setTimeout: (run: () => void, ms: number) => {
    const timer = setTimeout(run, ms === 500 ? 0 : ms)
    return () => clearTimeout(timer)
  },
}
let client: FrameClient

async function ask(scripts: Parameters<typeof createScriptedFrame>[0] = {}) {
  const frame = createScriptedFrame({ scripts: { RPC_REQUEST: { isSilent: true }, ...scripts.scripts } })
  const logger = createLogger({ level: 'silent' })
  const store = createStore({ port: memoryStorage({}), id: '', logger })
  client = createFrameClient({ transport: frame.transport, clock, logger, store })
  const outcomes: unknown[] = []
  client.on('approved', ({ id }) => outcomes.push(['approved', id]))
  client.on('settled', ({ id, outcome }) => outcomes.push([outcome, id]))
  const result = client.request(pay)
  result.catch(() => {})
  await vi.waitFor(() => expect(frame.count('RPC_REQUEST')).toBe(1))
  const { id } = frame.requests.find(({ name }) => name === 'RPC_REQUEST') ?? {}
  return { frame, result, outcomes, id }
}

const approve = (frame: ScriptedFrame, id: string | undefined) =>
  frame.post({ type: '@w3m-frame/RPC_REQUEST_APPROVED', id })
const answer = (frame: ScriptedFrame, id: string | undefined) =>
  frame.post({ type: '@w3m-frame/RPC_REQUEST_SUCCESS', id, payload: hash })

afterEach(() => client.destroy())

describe('a request that the person has approved', () => {
  it('is ended by nothing but its answer', async () => {
    const { frame, result, outcomes, id } = await ask()
    approve(frame, id)
    await vi.waitFor(() => expect(outcomes).toEqual([['approved', 1]]))
    expect(client.openRequests()).toEqual([{ ...{ id: 1, method: 'eth_sendTransaction' }, isApproved: true }])
    client.abortOpenRequests()
    expect(frame.count('RPC_ABORT')).toBe(0)
    answer(frame, id)
    expect(await result).toBe(hash)
    expect(outcomes).toEqual([
      ['approved', 1],
      ['success', 1],
    ])
  })

  it('has its answer also where it was approved in the moment it was called off', async () => {
    const { frame, result, outcomes, id } = await ask({ scripts: { RPC_ABORT: { isSilent: true } } })
    client.abortOpenRequests()
    await vi.waitFor(() => expect(frame.count('RPC_ABORT')).toBe(1))
    approve(frame, id)
    frame.post({ type: '@w3m-frame/RPC_ABORT_SUCCESS', id: frame.requests.at(-1)?.id })
    answer(frame, id)
    expect(await result).toBe(hash)
    expect(outcomes).toEqual([
      ['approved', 1],
      ['success', 1],
    ])
  })
})

describe('a request that the person has not approved', () => {
  it.each([
    ['takes the end that it is asked for', { reply: undefined }],
    ['knows of no end', { error: 'No' }],
  ])('ends once the frame %s', async (_, script) => {
    const { result, outcomes } = await ask({ scripts: { RPC_ABORT: script } })
    client.abortOpenRequests()
    await expect(result).rejects.toMatchObject({ code: 'frame/rpc-aborted', rpcCode: 4001 })
    expect(outcomes).toEqual([['aborted', 1]])
  })

  it('was called off, and not declined, also where the frame answers it first', async () => {
    const { frame, result, outcomes, id } = await ask({ scripts: { RPC_ABORT: { isSilent: true } } })
    client.abortOpenRequests()
    await vi.waitFor(() => expect(frame.count('RPC_ABORT')).toBe(1))
    const payload = { message: 'Request was aborted', code: 4001 }
    frame.post({ type: '@w3m-frame/RPC_REQUEST_ERROR', id, payload })
    await expect(result).rejects.toMatchObject({ code: 'frame/rpc-aborted', rpcCode: 4001 })
    expect(outcomes).toEqual([['aborted', 1]])
  })
})

describe('a transaction that no request waits for any more', () => {
  it('is told of, also to who listens late, when it is one', async () => {
    const { frame } = await ask()
    const told: unknown[] = []
    client.on('sent', (transaction) => told.push(transaction))
    const say = (payload: unknown) => frame.post({ type: '@w3m-frame/TRANSACTION_SENT', payload })
    say({ chainId: 'eip155', hash })
    say({ chainId: 'eip155:1', hash: '<img>' })
    say({ chainId: 'eip155:1', hash })
    await vi.waitFor(() => expect(told).toEqual([{ networkId: 'eip155:1', hash }]))
    expect(client.sentTransactions()).toEqual(told)
    expect(client.dropped().schema).toBe(2)
  })
})
