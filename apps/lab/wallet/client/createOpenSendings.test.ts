import { expect, test } from 'vitest'
import { createOpenSendings } from './createOpenSendings.js'

function createStorage(): Storage {
  const items = new Map<string, string>()
  const part = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
  // The only parts of a storage that are used.
  return part as Storage
}

test('what is being sent is known over a reload until it was answered', () => {
  const storage = createStorage()
  const before = createOpenSendings(storage)
  const [first, second] = [before.add(), before.add()]
  const after = createOpenSendings(storage)
  expect(after.list()).toEqual([first, second])
  expect([before, after].map(({ isKept, isOwn }) => [isKept, isOwn(first)])).toEqual([
    [true, true],
    [true, false],
  ])
  after.remove(first)
  after.remove(second)
  expect(createOpenSendings(storage).list()).toEqual([])
})

test('without a storage it is known as long as the page lasts', () => {
  const sendings = createOpenSendings(undefined)
  const id = sendings.add()
  expect(sendings.list()).toEqual([id])
  expect(sendings.isKept).toBe(false)
  sendings.remove(id)
  expect(sendings.list()).toEqual([])
})
