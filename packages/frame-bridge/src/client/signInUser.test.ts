import { createLogger, createStore, memoryStorage } from '@portico/core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createScriptedFrame } from '../testing/createScriptedFrame.js'
import { createFrameClient } from './createFrameClient.js'
import type { FrameClient } from './FrameClient.js'

const siwxMessage = {
  serializedMessage: 'app.example wants you to sign in with your Ethereum account:',
  accountAddress: `0x${'ab'.repeat(20)}`,
  chainId: 'eip155:1',
  domain: 'app.example',
  uri: 'https://app.example',
  version: '1',
  nonce: 'abcdefgh',
}
const user = { email: 'ann@example.com', address: siwxMessage.accountAddress, chainId: 1 }
const clock = {
  now: () => Date.now(),
  // Skips the half second after READY; other timers are real.
  setTimeout: (run: () => void, ms: number) => {
    const timer = setTimeout(run, ms === 500 ? 0 : Math.min(ms, 60_000))
    return () => clearTimeout(timer)
  },
}
let client: FrameClient

async function ask({ signsIn = true } = {}) {
  const frame = createScriptedFrame({ scripts: { GET_USER: { isSilent: true } }, signsIn })
  const logger = createLogger({ level: 'silent' })
  const store = createStore({ port: memoryStorage({}), id: '', logger })
  client = createFrameClient({ transport: frame.transport, clock, logger, store })
  const outcomes: unknown[] = []
  client.on('approval', ({ method }) => outcomes.push(['approval', method]))
  client.on('approved', ({ method }) => outcomes.push(['approved', method]))
  client.on('settled', ({ outcome }) => outcomes.push([outcome]))
  const result = client.signIn?.({ chainId: 1, siwxMessage })
  result?.catch(() => {})
  await vi.waitFor(() => expect(frame.count('GET_USER')).toBe(1))
  const { id, payload } = frame.requests.find(({ name }) => name === 'GET_USER') ?? {}
  const post = (suffix: string, payload?: unknown) => frame.post({ type: `@w3m-frame/GET_USER_${suffix}`, id, payload })
  return { frame, result, outcomes, payload, post }
}

afterEach(() => client.destroy())

describe('a message to sign that travels in GET_USER', () => {
  it('shows the frame until it is answered, and nothing ends it once it is approved', async () => {
    const { frame, result, outcomes, payload, post } = await ask()
    expect(payload).toEqual({ chainId: 1, siwxMessage })
    expect(client.openRequests()).toMatchObject([{ method: 'personal_sign' }])
    post('APPROVED')
    await vi.waitFor(() => expect(outcomes).toHaveLength(2))
    client.abortOpenRequests()
    expect(frame.count('RPC_ABORT')).toBe(0)
    const signed = { ...user, signature: '0x1', message: siwxMessage.serializedMessage, siwxMessage }
    post('SUCCESS', signed)
    expect(await result).toEqual(signed)
    expect(outcomes).toEqual([['approval', 'personal_sign'], ['approved', 'personal_sign'], ['success']])
    expect(client.openRequests()).toEqual([])
  })

  it('tells that the user has declined', async () => {
    const { result, outcomes, post } = await ask()
    post('ERROR', { message: 'Declined', code: 4001 })
    await expect(result).rejects.toMatchObject({ rpcCode: 4001 })
    expect(outcomes.at(-1)).toEqual(['error'])
  })

  it('is called off at the frame when the user turns away', async () => {
    const { frame, result, outcomes } = await ask()
    client.abortOpenRequests()
    await expect(result).rejects.toMatchObject({ code: 'frame/aborted' })
    expect(frame.count('RPC_ABORT')).toBe(1)
    expect(outcomes.at(-1)).toEqual(['aborted'])
  })

  it.each([[true], [false]])('is offered where the frame says it can (%s)', async (signsIn) => {
    await ask({ signsIn })
    expect(client.signsIn?.()).toBe(signsIn)
  })
})

describe('a frame of the first protocol', () => {
  it('takes none, whatever it says: it could not tell that the user has approved', async () => {
    const frame = createScriptedFrame({ signsIn: true, offersPort: false })
    const logger = createLogger({ level: 'silent' })
    const store = createStore({ port: memoryStorage({}), id: '', logger })
    client = createFrameClient({ transport: frame.transport, clock, logger, store })
    await client.getUser().catch(() => {})
    expect(client.signsIn?.()).toBe(false)
  })
})
