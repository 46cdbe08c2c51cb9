import { expect, test } from 'vitest'
import { createMapStorage } from './createMapStorage.test.fixture.js'
import { createOpenSendings } from './createOpenSendings.js'

const place = { projectId: 'p', app: 'https://app.example' }

test('what is being sent is known over a reload until it was answered', () => {
  const storage = createMapStorage()
  const before = createOpenSendings({ ...place, storage })
  const [first, second] = [before.add(), before.add()]
  const after = createOpenSendings({ ...place, storage })
  expect(after.list()).toEqual([first, second])
  expect([before, after].map(({ isKept, isOwn }) => [isKept, isOwn(first)])).toEqual([
    [true, true],
    [true, false],
  ])
  after.remove(first)
  after.remove(second)
  expect(createOpenSendings({ ...place, storage }).list()).toEqual([])
})

test('without a storage it is known as long as the page lasts', () => {
  const sendings = createOpenSendings({ ...place, storage: undefined })
  const id = sendings.add()
  expect(sendings.list()).toEqual([id])
  expect(sendings.isKept).toBe(false)
  sendings.remove(id)
  expect(sendings.list()).toEqual([])
})

test.each([{ projectId: 'q' }, { app: 'https://other.app.example' }])(
  'another project or app in the same tab sees and removes none of them: %j',
  (elsewhere) => {
    const storage = createMapStorage()
    const id = createOpenSendings({ ...place, storage }).add()
    const other = createOpenSendings({ ...place, ...elsewhere, storage })
    expect(other.list()).toEqual([])
    const own = other.add()
    other.remove(id)
    other.remove(own)
    expect(createOpenSendings({ ...place, storage }).list()).toEqual([id])
  },
)

test('no project’s name reaches the ids of another project’s app', () => {
  const storage = createMapStorage()
  createOpenSendings({ projectId: 'p', app: 'a/b', storage }).add()
  expect(createOpenSendings({ projectId: 'p/a', app: 'b', storage }).list()).toEqual([])
})
