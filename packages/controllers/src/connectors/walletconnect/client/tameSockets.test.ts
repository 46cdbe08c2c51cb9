import { createFakeClock } from '@portico/core/testing'
import { describe, expect, it, vi } from 'vitest'
import { tameSockets } from './tameSockets.js'

function arrange() {
  const clock = createFakeClock()
  const lifetime = new AbortController()
  const { signal } = lifetime
  const relayer = {
    provider: {} as object,
    made: 0,
    async createProvider() {
      this.made++
      this.provider = { on: vi.fn() }
    },
  }
  return { clock, lifetime, relayer, signal }
}

describe('tameSockets', () => {
  it('opens the first socket at once, and further ones a second apart', async () => {
    const { clock, relayer, signal } = arrange()
    tameSockets(relayer, { clock, signal })
    await relayer.createProvider()
    expect(relayer.made).toBe(1)
    void relayer.createProvider()
    void relayer.createProvider()
    await clock.advance(999)
    expect(relayer.made).toBe(1)
    await clock.advance(1)
    expect(relayer.made).toBe(2)
    await clock.advance(1000)
    expect(relayer.made).toBe(3)
    await clock.advance(60_000)
    await relayer.createProvider()
    expect(relayer.made).toBe(4)
  })

  it('listens to the errors of each socket', async () => {
    const { clock, relayer, signal } = arrange()
    tameSockets(relayer, { clock, signal })
    await relayer.createProvider()
    expect(relayer.provider).toMatchObject({ on: expect.any(Function) })
    expect(Reflect.get(relayer.provider, 'on')).toHaveBeenCalledWith('error', expect.any(Function))
  })

  it('opens no socket after the end and leaves no pause behind', async () => {
    const { clock, lifetime, relayer, signal } = arrange()
    tameSockets(relayer, { clock, signal })
    await relayer.createProvider()
    const second = relayer.createProvider()
    lifetime.abort()
    await expect(second).rejects.toMatchObject({ code: 'connection/aborted' })
    expect([relayer.made, clock.pending()]).toEqual([1, 0])
    expect(relayer).toMatchObject({ transportExplicitlyClosed: true })
  })

  it('leaves a relayer of another make alone', () => {
    const relayer = { createProvider: 'none' }
    tameSockets(relayer, arrange())
    expect(relayer).toEqual({ createProvider: 'none' })
  })
})
