import { getEventListeners } from 'node:events'
import { describe, expect, test, vi } from 'vitest'
import { createApprovalQueue } from './createApprovalQueue.js'

/** Creates a task that ends on demand. */
function createTask() {
  const settle = { resolve: (_: string) => {}, reject: (_: unknown) => {} }
  const task = vi.fn(
    () =>
      new Promise<string>((resolve, reject) => {
        Object.assign(settle, { resolve, reject })
      }),
  )
  return { task, settle }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))
const { signal } = new AbortController()

describe('createApprovalQueue', () => {
  test('runs one task at a time, in order, also when one fails', async () => {
    const queue = createApprovalQueue(5)
    const tasks = [createTask(), createTask(), createTask()] as const
    const [first, second, third] = tasks
    const results = tasks.map(({ task }) => queue.add(task, signal))
    await settled()
    expect(tasks.map(({ task }) => task.mock.calls.length)).toEqual([1, 0, 0])
    first.settle.reject('no')
    await expect(results[0]).rejects.toBe('no')
    await settled()
    expect(tasks.map(({ task }) => task.mock.calls.length)).toEqual([1, 1, 0])
    second.settle.resolve('yes')
    await expect(results[1]).resolves.toBe('yes')
    await settled()
    third.settle.resolve('also')
    await expect(results[2]).resolves.toBe('also')
  })

  test('takes no more than may wait, and more again when one has ended', async () => {
    const queue = createApprovalQueue(1)
    const [first, second, third] = [createTask(), createTask(), createTask()]
    const result = queue.add(first.task, signal)
    const waiting = queue.add(second.task, signal)
    expect(queue.add(third.task, signal)).toBeUndefined()
    await settled()
    first.settle.resolve('')
    await result
    await settled()
    const late = queue.add(third.task, signal)
    expect(queue.add(first.task, signal)).toBeUndefined()
    second.settle.reject('no')
    await expect(waiting).rejects.toBe('no')
    await settled()
    const again = queue.add(first.task, signal)
    third.settle.resolve('late')
    await expect(late).resolves.toBe('late')
    await settled()
    first.settle.resolve('again')
    await expect(again).resolves.toBe('again')
  })

  test('ends a task that does not heed its signal, and goes on', async () => {
    const queue = createApprovalQueue(5)
    const controller = new AbortController()
    const [first, second] = [createTask(), createTask()]
    const results = [queue.add(first.task, controller.signal), queue.add(second.task, signal)]
    await settled()
    controller.abort('enough')
    await expect(results[0]).rejects.toBe('enough')
    await settled()
    second.settle.resolve('next')
    await expect(results[1]).resolves.toBe('next')
  })

  test('leaves the signal alone once its task has ended', async () => {
    const queue = createApprovalQueue(5)
    const own = new AbortController()
    const { task, settle } = createTask()
    const result = queue.add(task, own.signal)
    await settled()
    expect(getEventListeners(own.signal, 'abort')).toHaveLength(1)
    settle.resolve('done')
    await result
    expect(getEventListeners(own.signal, 'abort')).toEqual([])
  })

  test('never begins a task that was aborted while it waited', async () => {
    const queue = createApprovalQueue(5)
    const controller = new AbortController()
    const [first, second] = [createTask(), createTask()]
    const results = [queue.add(first.task, signal), queue.add(second.task, controller.signal)]
    await settled()
    controller.abort('enough')
    first.settle.resolve('done')
    await results[0]
    await expect(results[1]).rejects.toBe('enough')
    expect(second.task).not.toHaveBeenCalled()
  })

  test('rejects a task that throws at once', async () => {
    const queue = createApprovalQueue(5)
    const fail = () => {
      throw new Error('at once')
    }
    await expect(queue.add(fail, signal)).rejects.toThrow('at once')
    const { task, settle } = createTask()
    const next = queue.add(task, signal)
    await settled()
    settle.resolve('next')
    await expect(next).resolves.toBe('next')
  })
})
