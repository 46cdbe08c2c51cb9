import { afterEach, expect, it, vi } from 'vitest'
import { createLocks } from './createLocks.test.fixture.js'
import { createSessionLock } from './createSessionLock.js'

const names = { instanceId: '', topic: 'a' }

afterEach(() => vi.unstubAllGlobals())

it('runs the work while no page uses the session, and only that one', async () => {
  vi.stubGlobal('navigator', { locks: createLocks() })
  const work = vi.fn()
  const release = createSessionLock(names).hold()
  await createSessionLock(names).ifUnused(work)
  expect(work).not.toHaveBeenCalled()
  await createSessionLock({ ...names, topic: 'b' }).ifUnused(work)
  expect(work).toHaveBeenCalledOnce()
  release()
  await Promise.resolve()
  await createSessionLock(names).ifUnused(work)
  expect(work).toHaveBeenCalledTimes(2)
})

it('knows nothing where there are no locks', async () => {
  vi.stubGlobal('navigator', {})
  const work = vi.fn()
  createSessionLock(names).hold()()
  await createSessionLock(names).ifUnused(work)
  expect(work).not.toHaveBeenCalled()
})
