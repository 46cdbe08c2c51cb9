import { expect, test, vi } from 'vitest'
import { ApiFailure } from './ApiFailure.js'
import type { AskApi } from './AskApi.js'
import { createFrameStore } from './createFrameStore.js'
import { createResume } from './createResume.js'

function arrange(answer: () => Promise<unknown>) {
  const store = createFrameStore({ projectId: 'p', storage: undefined })
  const asked: (readonly [string, string | undefined])[] = []
  const keepInApp = vi.fn(() => asked.push(['app', store.getToken()]))
  const server = vi.fn(async (path: string) => {
    asked.push([path, store.getToken()])
    return path === '/api/resume' ? answer() : {}
  })
  // The paths that are asked here are answered as their types say.
  return { store, asked, keepInApp, ...createResume({ ask: server as AskApi, store, keepInApp }) }
}

test('what is asked meanwhile waits for the session, and nothing else waits', async () => {
  const answer = { token: 'token', device: 'device', kept: 'next' }
  const { ask, resume, store, asked, keepInApp } = arrange(async () => answer)
  const before = ask('/api/user', {})
  expect(asked).toEqual([['/api/user', undefined]])
  await before
  const taking = resume('kept')
  await Promise.all([taking, ask('/api/sign', { account: '0x1', kind: 'message', bytes: '0x' })])
  expect(asked.slice(1)).toEqual([
    ['/api/resume', undefined],
    // The app has the next one before the session is used.
    ['app', undefined],
    ['/api/sign', 'token'],
  ])
  expect(store.device).toBe('device')
  expect(keepInApp).toHaveBeenCalledExactlyOnceWith('next')
  const after = ask('/api/sign-out', {})
  store.setToken(undefined)
  await after
  expect(asked.at(-1)).toEqual(['/api/sign-out', 'token'])
})

test('a session that has ended leaves nobody signed in; any other failure is told', async () => {
  const ended = arrange(() => Promise.reject(new ApiFailure('session/none', 'You are not signed in')))
  await ended.resume('kept')
  expect(ended.store.getToken()).toBeUndefined()
  expect(ended.keepInApp).not.toHaveBeenCalled()
  const down = arrange(() => Promise.reject(new ApiFailure('network', 'down')))
  await expect(down.resume('kept')).rejects.toThrow('down')
  await down.settled()
  await expect(down.ask('/api/user', {})).resolves.toEqual({})
})
