import { afterEach, describe, expect, it, vi } from 'vitest'
import { createPairingLock } from './createPairingLock.js'

const lifetime = new AbortController().signal

/** Locks as a browser has them, for one name. */
function createLocks() {
  const held = new Set<{ readonly mode: string }>()
  const queue: (() => void)[] = []
  const next = () => {
    for (const enter of queue.splice(0)) enter()
  }
  return {
    request(_: string, options: { mode?: string; signal: AbortSignal }, work: () => Promise<unknown>) {
      const { mode = 'exclusive', signal } = options
      return new Promise((resolve, reject) => {
        const refuse = () => reject(signal.reason)
        const enter = () => {
          if (signal.aborted) return refuse()
          const isFree = held.size === 0 || (mode === 'shared' && [...held].every((other) => other.mode === 'shared'))
          if (!isFree) return queue.push(enter)
          signal.removeEventListener('abort', refuse)
          const entry = { mode }
          held.add(entry)
          resolve(
            work().finally(() => {
              held.delete(entry)
              next()
            }),
          )
        }
        signal.addEventListener('abort', refuse)
        enter()
      })
    },
  }
}

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
