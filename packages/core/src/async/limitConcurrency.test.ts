import { expect, test } from 'vitest'
import { limitConcurrency } from './limitConcurrency.js'

function arrange(size: number) {
  const slots = limitConcurrency(size)
  const started: string[] = []
  const finish: Record<string, () => void> = {}
  const start = (name: string, signal?: AbortSignal) => {
    const task = () => {
      started.push(name)
      return new Promise<string>((resolve) => {
        finish[name] = () => resolve(name)
      })
    }
    return slots(task, signal)
  }
  return { slots, started, finish, start }
}

/** Lets promises settle without advancing time. */
async function rest() {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
}

test('runs so many tasks at once and the next when one ends', async () => {
  const { started, finish, start } = arrange(2)
  const all = ['a', 'b', 'c'].map((name) => start(name))
  await rest()
  expect(started).toEqual(['a', 'b'])
  finish.a?.()
  await rest()
  expect(started).toEqual(['a', 'b', 'c'])
  finish.b?.()
  finish.c?.()
  await expect(Promise.all(all)).resolves.toEqual(['a', 'b', 'c'])
})

test('gives the place back when a task fails', async () => {
  const { slots, started, start } = arrange(1)
  await expect(slots(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  void start('next')
  await rest()
  expect(started).toEqual(['next'])
})

test('a task that is given up while it waits neither runs nor keeps a place', async () => {
  const { started, finish, start } = arrange(1)
  const controller = new AbortController()
  void start('first')
  const given = start('given up', controller.signal)
  void start('last')
  controller.abort()
  await expect(given).rejects.toMatchObject({ code: 'connection/aborted' })
  finish.first?.()
  await rest()
  expect(started).toEqual(['first', 'last'])
})

test('a task that is given up at the moment of its turn hands the place on', async () => {
  const { started, finish, start } = arrange(1)
  const controller = new AbortController()
  void start('first')
  const given = start('given up', controller.signal)
  void start('last')
  finish.first?.()
  // The first task's end needs two microtasks to reach the queue; abort in the one after.
  await Promise.resolve()
  await Promise.resolve()
  controller.abort()
  await given.catch(() => {})
  await rest()
  finish['given up']?.()
  await rest()
  expect(started.at(-1)).toBe('last')
})
