import { afterEach, describe, expect, it, vi } from 'vitest'
import { createLocks } from './createLocks.test.fixture.js'
import { createPairingLock } from './createPairingLock.js'

const lifetime = new AbortController().signal

describe('createPairingLock', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('lets work wait until every page that pairs is done', async () => {
    vi.stubGlobal('navigator', { locks: createLocks() })
    const [one, two] = [createPairingLock('').hold(), createPairingLock('').hold()]
    const work = vi.fn(async () => {})
    const waiting = createPairingLock('').await(work, lifetime)
    one()
    await new Promise((resolve) => setImmediate(resolve))
    expect(work).not.toHaveBeenCalled()
    two()
    await waiting
    expect(work).toHaveBeenCalledOnce()
  })

  it('stops waiting with the instance', async () => {
    vi.stubGlobal('navigator', { locks: createLocks() })
    createPairingLock('').hold()
    const ending = new AbortController()
    const work = vi.fn(async () => {})
    const waiting = createPairingLock('').await(work, ending.signal)
    ending.abort()
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
    expect(work).not.toHaveBeenCalled()
  })

  it('works at once where there are no locks', async () => {
    vi.stubGlobal('navigator', {})
    createPairingLock('').hold()()
    const work = vi.fn(async () => {})
    await createPairingLock('').await(work, lifetime)
    expect(work).toHaveBeenCalledOnce()
  })
})
