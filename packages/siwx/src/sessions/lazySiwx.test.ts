import type { SiwxMessage, SiwxSession } from '@portico/core'
import { createFakeContext } from '@portico/core/testing'
import { describe, expect, test, vi } from 'vitest'
import { lazySiwx, type SiwxSessions } from './lazySiwx.js'

const data = { accountAddress: '0x1', chainId: 'eip155:1', domain: 'd', uri: 'u:', version: '1', nonce: 'n' } as const
const session: SiwxSession = { data, message: 'm', signature: '0x1' }

function createSessions() {
  const message: SiwxMessage = { ...data, toString: () => 'm' }
  return {
    createMessage: vi.fn(async () => message),
    addSession: vi.fn(async () => {}),
    revokeSession: vi.fn(async () => {}),
    setSessions: vi.fn(async () => {}),
    getSessions: vi.fn(async () => [session]),
    subscribe: vi.fn((_: () => void) => () => {}),
  } satisfies SiwxSessions
}

describe('a sign-in that is loaded later', () => {
  test('is loaded with its first use, once, with the parts of the instance', async () => {
    const [sessions, context] = [createSessions(), createFakeContext()]
    const load = vi.fn(async () => sessions)
    const { siwx, open } = lazySiwx(load, {})
    siwx.start?.(context)
    expect(load).not.toHaveBeenCalled()
    await Promise.all([siwx.getSessions('eip155:1', '0x1'), siwx.addSession(session), open()])
    expect(load).toHaveBeenCalledOnce()
    expect(load).toHaveBeenCalledWith(context)
  })

  test('hands on what it is asked, and the answers', async () => {
    const sessions = createSessions()
    const { siwx } = lazySiwx(async () => sessions, {})
    const account = { chainId: 'eip155:1', accountAddress: '0x1' } as const
    expect((await siwx.createMessage(account)).toString()).toBe('m')
    expect(sessions.createMessage).toHaveBeenCalledWith(account)
    await siwx.addSession(session)
    expect(sessions.addSession).toHaveBeenCalledWith(session)
    await siwx.revokeSession('eip155:1', '0x1')
    expect(sessions.revokeSession).toHaveBeenCalledWith('eip155:1', '0x1')
    await siwx.setSessions([session])
    expect(sessions.setSessions).toHaveBeenCalledWith([session])
    expect(await siwx.getSessions('eip155:1', '0x1')).toEqual([session])
    expect(sessions.getSessions).toHaveBeenCalledWith('eip155:1', '0x1')
  })

  test('whose code could not be loaded is loaded again with the next use', async () => {
    const sessions = createSessions()
    const load = vi.fn(async () => sessions).mockRejectedValueOnce(new Error('offline'))
    const { siwx } = lazySiwx(load, {})
    await expect(siwx.getSessions('eip155:1', '0x1')).rejects.toThrow('offline')
    expect(await siwx.getSessions('eip155:1', '0x1')).toEqual([session])
    expect(load).toHaveBeenCalledTimes(2)
  })

  test('starts anew with another instance', async () => {
    const load = vi.fn(async () => createSessions())
    const { siwx, open } = lazySiwx(load, {})
    await open()
    const context = createFakeContext()
    siwx.start?.(context)
    await open()
    expect(load.mock.calls).toEqual([[undefined], [context]])
  })
})

describe('whoever listens', () => {
  test('is told by the code once it is there, until they stop', async () => {
    const sessions = createSessions()
    const stopTelling = vi.fn()
    sessions.subscribe.mockReturnValue(stopTelling)
    const { siwx } = lazySiwx(async () => sessions, {})
    const listener = vi.fn()
    const stop = siwx.subscribe?.(listener)
    await vi.waitFor(() => expect(sessions.subscribe).toHaveBeenCalledWith(listener))
    expect(stopTelling).not.toHaveBeenCalled()
    stop?.()
    stop?.()
    expect(stopTelling).toHaveBeenCalledOnce()
  })

  test('and stops before the code is there is never told', async () => {
    const sessions = createSessions()
    const { siwx, open } = lazySiwx(async () => sessions, {})
    siwx.subscribe?.(() => {})()
    await open()
    await Promise.resolve()
    expect(sessions.subscribe).not.toHaveBeenCalled()
  })

  test('is not troubled by code that cannot be loaded, or cannot tell', async () => {
    const { siwx, open } = lazySiwx(() => Promise.reject(new Error('offline')), {})
    const stop = siwx.subscribe?.(() => {})
    await expect(open()).rejects.toThrow('offline')
    expect(stop).not.toThrow()
    const { subscribe: _, ...silent } = createSessions()
    const { siwx: other, open: openOther } = lazySiwx(async () => silent, {})
    const stopOther = other.subscribe?.(() => {})
    await openOther()
    await Promise.resolve()
    expect(stopOther).not.toThrow()
  })
})
