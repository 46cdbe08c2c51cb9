import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limitTime } from './limitTime.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const after = (ms: number, error?: Error) =>
  new Promise<string>((resolve, reject) => setTimeout(() => (error ? reject(error) : resolve('done')), ms))

function arrange(work: Promise<string>) {
  const onLateFailure = vi.fn()
  return { onLateFailure, limited: limitTime(work, { ms: 100, onLateFailure }) }
}

test('work within its time is what it is, and leaves no timer', async () => {
  const { limited, onLateFailure } = arrange(after(99))
  const failed = arrange(after(99, new Error('no')))
  const rejected = expect(failed.limited).rejects.toThrow('no')
  await vi.advanceTimersByTimeAsync(99)
  expect(await limited).toBe('done')
  await rejected
  expect(vi.getTimerCount()).toBe(0)
  for (const called of [onLateFailure, failed.onLateFailure]) expect(called).not.toHaveBeenCalled()
})

test('work that is late goes on without whoever waited, and its failure is told', async () => {
  const error = new Error('no')
  const { limited, onLateFailure } = arrange(after(200, error))
  const rejected = expect(limited).rejects.toMatchObject({ status: 504, code: 'server/slow' })
  await vi.advanceTimersByTimeAsync(100)
  await rejected
  expect(onLateFailure).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  expect(onLateFailure).toHaveBeenCalledExactlyOnceWith(error)
})
