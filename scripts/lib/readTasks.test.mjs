import { expect, test } from 'vitest'
import { readTasks } from './readTasks.mjs'

const main = { name: 'thread_name', pid: 1, tid: 1, args: { name: 'CrRendererMain' } }
const task = { name: 'ThreadControllerImpl::RunTask', pid: 1, tid: 1, ts: 1_000, dur: 40_000, tdur: 30_000 }

test('a task takes the lesser of the elapsed time and the time on the processor', () => {
  expect(readTasks([main, task, { ...task, tdur: 90_000 }, { ...task, tdur: undefined }])).toEqual([30, 40, 40])
})

test('collections of the whole heap are left out, small ones are not', () => {
  const collection = { name: 'MajorGC', pid: 1, tid: 1, ts: 5_000, dur: 12_000, tdur: 10_000 }
  const later = { ...collection, ts: 41_000 }
  const elsewhere = { ...collection, tid: 2 }
  const small = { ...collection, name: 'MinorGC' }
  expect(readTasks([main, task, collection, later, elsewhere, small])).toEqual([20])
})

test('tasks of other threads do not count', () => {
  const other = { ...main, tid: 2, args: { name: 'Compositor' } }
  expect(readTasks([main, other, task, { ...task, tid: 2 }, { ...task, pid: 2 }])).toEqual([30])
})

test('a trace without tasks tells nothing', () => {
  expect(() => readTasks([main])).toThrow('the trace holds no tasks')
})
