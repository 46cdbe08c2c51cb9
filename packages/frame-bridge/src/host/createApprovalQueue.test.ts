import { describe, expect, test, vi } from 'vitest'
import { createApprovalQueue } from './createApprovalQueue.js'

/** A task that ends when it is told to. */
function createTask() {
  const settle = { resolve: (_: string) => {}, reject: (_: unknown) => {} }
  const task = vi.fn(
    (_signal: AbortSignal) =>
      new Promise<string>((resolve, reject) => {
        Object.assign(settle, { resolve, reject })
      }),
  )
  return { task, settle }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('createApprovalQueue', () => {
  test('runs one task at a time, in order, also when one fails', async () => {
    const queue = createApprovalQueue(5)
    const [first, second, third] = [createTask(), createTask(), createTask()]
    const results = [first, second, third].map(({ task }) => queue.add(task))
    await settled()
    expect([first, second, third].map(({ task }) => task.mock.calls.length)).toEqual([1, 0, 0])
    first.settle.reject('no')
    await expect(results[0]).rejects.toBe('no')
    await settled()
    expect([first, second, third].map(({ task }) => task.mock.calls.length)).toEqual([1, 1, 0])
    second.settle.resolve('yes')
    await expect(results[1]).resolves.toBe('yes')
    await settled()
    third.settle.resolve('also')
    await expect(results[2]).resolves.toBe('also')
  })

  test('takes no more than may wait, and more again when one has ended', async () => {
    const queue = createApprovalQueue(1)
    const [first, second, third] = [createTask(), createTask(), createTask()]
    const result = queue.add(first.task)
    const waiting = queue.add(second.task)
    expect(queue.add(third.task)).toBeUndefined()
    await settled()
    first.settle.resolve('')
    await result
    await settled()
    const late = queue.add(third.task)
    expect(late).toBeDefined()
    second.settle.reject('no')
    await expect(waiting).rejects.toBe('no')
    await settled()
    third.settle.resolve('late')
    await expect(late).resolves.toBe('late')
    expect(queue.add(first.task)).toBeDefined()
    expect(queue.add(first.task)).toBeDefined()
    expect(queue.add(first.task)).toBeUndefined()
  })

  test('aborts the one that runs, though it does not listen, and those that wait', async () => {
    const queue = createApprovalQueue(5)
    const [first, second, next] = [createTask(), createTask(), createTask()]
    const results = [queue.add(first.task), queue.add(second.task)]
    await settled()
    queue.abort('enough')
    await expect(results[0]).rejects.toBe('enough')
    await expect(results[1]).rejects.toBe('enough')
    expect(first.task.mock.calls[0]?.[0].aborted).toBe(true)
    expect(second.task).not.toHaveBeenCalled()
    const result = queue.add(next.task)
    await settled()
    expect(next.task.mock.calls[0]?.[0].aborted).toBe(false)
    next.settle.resolve('fresh')
    await expect(result).resolves.toBe('fresh')
  })

  test('rejects a task that throws at once', async () => {
    const queue = createApprovalQueue(5)
    const result = queue.add(() => {
      throw new Error('at once')
    })
    await expect(result).rejects.toThrow('at once')
    const { task, settle } = createTask()
    const next = queue.add(task)
    await settled()
    settle.resolve('next')
    await expect(next).resolves.toBe('next')
  })
})
