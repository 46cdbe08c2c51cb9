import { createLogger, createStore, memoryStorage } from '@portico/core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type CreateScriptedFrameOptions, createScriptedFrame } from '../testing/createScriptedFrame.js'
import { createFrameClient } from './createFrameClient.js'
import type { FrameClient } from './FrameClient.js'

const login = 'a'.repeat(43)
const resultUri = 'https://wallet.example/social/done?code=1'
const silent = { isSilent: true } as const
const clock = {
  now: () => Date.now(),
  // Skips the half second after READY; other timers are real.
  setTimeout: (run: () => void, ms: number) => {
    const timer = setTimeout(run, ms === 500 ? 0 : Math.min(ms, 60_000))
    return () => clearTimeout(timer)
  },
}
let client: FrameClient

async function open(options: CreateScriptedFrameOptions = {}) {
  const frame = createScriptedFrame({ socials: ['google'], ...options })
  const logger = createLogger({ level: 'silent' })
  const store = createStore({ port: memoryStorage({}), id: '', logger })
  client = createFrameClient({ transport: frame.transport, clock, logger, store })
  await vi.waitFor(() => expect(client.isReady()).toBe(true))
  return frame
}

afterEach(() => client.destroy())

describe('the social accounts that a frame offers', () => {
  it.each([
    [undefined, undefined],
    [[], []],
    // In Portico's own order, and without what this version does not know.
    [
      ['x', 'myspace', 'google'],
      ['google', 'x'],
    ],
  ])('are those it names: %j', async (socials, expected) => {
    await open({ socials })
    expect(client.socials?.()).toEqual(expected)
  })

  it('are none of the frame before, once another document is there', async () => {
    const frame = await open()
    frame.sayReady({ version: '4', nonce: 'n'.repeat(16) })
    await vi.waitFor(() => expect(client.socials?.()).toBeUndefined())
  })
})

describe('the id of a login', () => {
  it('goes along with the request for the address, whose answer may have digits to compare', async () => {
    const reply = { uri: 'https://wallet.example/social/start', confirm: '47' }
    const frame = await open({ scripts: { GET_SOCIAL_REDIRECT_URI: { reply } } })
    expect(await client.getSocialRedirectUri({ provider: 'google', login })).toEqual(reply)
    expect(frame.requests.at(-1)?.payload).toEqual({ provider: 'google', login })
  })

  it.each(['', 'short', `${login}=`, 'a'.repeat(44)])('is refused where it is none: %s', async (wrong) => {
    const frame = await open()
    const refused = { code: 'frame/invalid-request' }
    await expect(client.getSocialRedirectUri({ provider: 'google', login: wrong })).rejects.toMatchObject(refused)
    await expect(client.awaitSocial?.({ login: wrong })).rejects.toMatchObject(refused)
    expect(frame.count()).toBe(0)
  })

  it.each(['4', '123', 'ab'])('has digits to compare only where they are two: %s', async (confirm) => {
    const reply = { uri: 'https://wallet.example/social/start', confirm }
    await open({ scripts: { GET_SOCIAL_REDIRECT_URI: { reply } } })
    const invalid = { code: 'frame/invalid-reply' }
    await expect(client.getSocialRedirectUri({ provider: 'google', login })).rejects.toMatchObject(invalid)
  })

  it('waits for the result', async () => {
    const frame = await open({ scripts: { AWAIT_SOCIAL: { reply: { resultUri } } } })
    expect(await client.awaitSocial?.({ login })).toEqual({ resultUri })
    expect(frame.requests.at(-1)?.payload).toEqual({ login })
  })
})

describe('a wait that is over', () => {
  const waits: readonly (readonly ['AWAIT_SOCIAL' | 'CONNECT_FARCASTER', (signal: AbortSignal) => unknown])[] = [
    ['AWAIT_SOCIAL', (signal) => client.awaitSocial?.({ login }, { signal })],
    ['CONNECT_FARCASTER', (signal) => client.connectFarcaster({ signal })],
    ['CONNECT_FARCASTER', (signal) => client.connectFarcaster({ signal, onLate: (late) => late.catch(() => {}) })],
  ]

  async function abort(name: (typeof waits)[number][0], wait: (signal: AbortSignal) => unknown, socials?: string[]) {
    const frame = await open({ socials, scripts: { [name]: silent } })
    const controller = new AbortController()
    const end = expect(wait(controller.signal)).rejects.toMatchObject({ code: 'frame/aborted' })
    await vi.waitFor(() => expect(frame.count(name)).toBe(1))
    controller.abort()
    await end
    await new Promise((resolve) => setTimeout(resolve, 20))
    return frame
  }

  it.each(waits)('is called off by its own id: %s', async (name, wait) => {
    const frame = await abort(name, wait, [])
    const { id } = frame.requests.find((request) => request.name === name) ?? {}
    expect(frame.requests.filter((request) => request.name === 'RPC_ABORT').map(({ payload }) => payload)).toEqual([
      { id },
    ])
  })

  it.each(waits)('is not, for a frame that does not know that: %s', async (name, wait) => {
    const frame = await abort(name, wait, undefined)
    expect(frame.count('RPC_ABORT')).toBe(0)
  })
})

it('says why a login failed, where the frame does', async () => {
  const error = { message: 'The code has expired', reason: 'expired' }
  await open({ scripts: { CONNECT_SOCIAL: { error } } })
  await expect(client.connectSocial({ uri: resultUri })).rejects.toMatchObject({
    code: 'frame/error-reply',
    params: { reason: 'expired', message: 'The code has expired' },
  })
})
