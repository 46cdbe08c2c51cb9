import { expect, test } from 'vitest'
import { createAudit } from '../audit/createAudit.js'
import type { Database } from '../store/Database.js'
import { eachStore } from '../store/eachStore.test.fixture.js'
import { createProjectStore } from './createProjectStore.js'
import { createPlainProject, type Project } from './Project.js'

function createStores(database: Database) {
  const audit = createAudit({ database })
  return { audit, projects: createProjectStore({ database, audit }) }
}

const project: Project = {
  ...createPlainProject('shop', ['https://shop.example']),
  name: 'Läden',
  mail: { from: 'Shop <login@shop.example>', notes: { ar: 'مساعدة' } },
  features: ['assets'],
}
const by = { operator: 'ada', at: 1_795_000_000_000 }

eachStore(({ open, openTwice }) => {
  test('a project is read as it was written, by id, until it is removed', async () => {
    const { projects } = createStores(await open())
    const other = createPlainProject('a', [])
    expect([await projects.add(project, by), await projects.add(other, by)]).toEqual([true, true])
    expect(await projects.add({ ...project, name: 'Other' }, by)).toBe(false)
    expect(await projects.list()).toEqual([other, project])
    expect(await projects.find('shop')).toEqual(project)
    expect([await projects.remove('shop', by), await projects.remove('shop', by)]).toEqual([true, false])
    expect(await projects.find('shop')).toBeUndefined()
  })

  test('a change and its entry are there together or not at all', async () => {
    const { projects, audit } = createStores(await open())
    await projects.add(project, by)
    const change = (each: Project) => ({ ...each, name: 'New' })
    const later = { operator: 'bo', at: by.at + 1 }
    expect(await projects.change('shop', { ...later, action: 'project.set', change })).toEqual({
      ...project,
      name: 'New',
    })
    expect(await projects.change('none', { ...later, action: 'project.set', change })).toBeUndefined()
    const fail = () => {
      throw new Error('no')
    }
    await expect(projects.change('shop', { ...later, action: 'project.set', change: fail })).rejects.toThrow('no')
    expect(await audit.list(10)).toEqual([
      { ...later, action: 'project.set', subject: 'shop', before: project, after: { ...project, name: 'New' } },
      { ...by, action: 'project.add', subject: 'shop', before: undefined, after: project },
    ])
    expect(await audit.list(1)).toHaveLength(1)
  })

  test('of two operators at once, neither undoes the other', async () => {
    const [one, two] = (await openTwice()).map((database) => createStores(database).projects)
    await one?.add({ ...project, origins: [] }, by)
    const origins = Array.from({ length: 20 }, (_, at) => `https://app-${at}.example`)
    const add = (origin: string) => (each: Project) => ({ ...each, origins: [...each.origins, origin] })
    await Promise.all(
      origins.map((origin, at) =>
        (at % 2 ? one : two)?.change('shop', { ...by, action: 'project.origins', change: add(origin) }),
      ),
    )
    expect([...((await two?.find('shop'))?.origins ?? [])].sort()).toEqual([...origins].sort())
  })
})
