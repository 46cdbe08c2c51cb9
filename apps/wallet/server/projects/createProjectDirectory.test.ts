import { expect, test } from 'vitest'
import { createProjectDirectory } from './createProjectDirectory.js'
import { createPlainProject, type Project } from './Project.js'

/** A store that counts how often it is read, and fails when told to. */
function arrange({ freshMs = 60_000, named }: { freshMs?: number; named?: readonly string[] } = {}) {
  const store = { projects: [] as Project[], reads: 0, isDown: false }
  const directory = createProjectDirectory({
    store: {
      async list() {
        store.reads += 1
        if (store.isDown) throw new Error('down')
        return store.projects
      },
    },
    allowedOriginsOf: (id) => (id === 'named' ? (named ?? ['https://named.example']) : undefined),
    freshMs,
  })
  return { store, directory }
}

const project = createPlainProject('p', ['https://p.example'])

test('the store comes before the environment, and whatever is in neither is unknown', async () => {
  const { store, directory } = arrange()
  store.projects = [project, createPlainProject('named', ['https://stored.example'])]
  expect(await directory.find('p')).toEqual(project)
  expect((await directory.find('named'))?.origins).toEqual(['https://stored.example'])
  expect(await directory.find('q')).toBeUndefined()
  expect(await directory.find('__proto__')).toBeUndefined()
  expect((await arrange().directory.find('named'))?.origins).toEqual(['https://named.example'])
})

test('any number of requests, also for unknown ids, cost one query', async () => {
  const { store, directory } = arrange()
  await Promise.all(Array.from({ length: 100 }, (_, at) => directory.find(`${at}`)))
  expect(store.reads).toBe(1)
})

test('a change is seen, and what was read last counts while the store is down', async () => {
  const { store, directory } = arrange({ freshMs: 0 })
  expect(await directory.find('p')).toBeUndefined()
  store.projects = [project]
  expect(await directory.find('p')).toEqual(project)
  store.isDown = true
  expect(await directory.find('p')).toEqual(project)
})

test('a store that never answered is asked again', async () => {
  const { store, directory } = arrange()
  store.isDown = true
  await expect(directory.find('p')).rejects.toThrow('down')
  store.isDown = false
  store.projects = [project]
  expect(await directory.find('p')).toEqual(project)
})

test('where nothing is configured, any project is one that nothing may embed', async () => {
  const { store, directory } = arrange({ freshMs: 0, named: [] })
  expect((await directory.find('named'))?.origins).toEqual([])
  store.projects = [project]
  expect(await directory.find('named')).toBeUndefined()
})
