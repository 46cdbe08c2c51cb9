import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { mergeModules, redirectLazyImports } from './mergeModules.mjs'

function write(files) {
  const dist = mkdtempSync(join(tmpdir(), 'portico-merge-'))
  mkdirSync(join(dist, 'deep'))
  writeFileSync(join(dist, 'package.json'), '{"type":"module"}')
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dist, name), text)
  return dist
}

const files = {
  'one.js': "import { two } from './deep/two.js'\nexport const one = () => two() + 1\n",
  'deep/two.js': "export const two = () => 2\nexport const late = () => import('../late.js')\n",
  'late.js': "import { one } from './one.js'\nexport const value = one()\n",
}

it('puts modules into one file, keeps their places and leaves lazy ones apart', async () => {
  const dist = write(files)
  await mergeModules({ dist, group: 'base', files: ['one.js', 'deep/two.js'] })
  expect(readFileSync(join(dist, 'one.js'), 'utf8')).toBe("export { one } from './base.js'\n")
  expect(readFileSync(join(dist, 'deep/two.js'), 'utf8')).toBe("export { late, two } from '../base.js'\n")
  const { late } = await import(pathToFileURL(join(dist, 'deep/two.js')).href)
  expect((await late()).value).toBe(3)
})

it('refuses names that two modules share, and a folder that was merged before', async () => {
  const dist = write({ ...files, 'other.js': 'export const one = 1\n' })
  const merge = (list) => mergeModules({ dist, group: 'base', files: list })
  await expect(merge(['one.js', 'other.js'])).rejects.toThrow('both export "one"')
  await merge(['one.js', 'deep/two.js'])
  await expect(merge(['one.js', 'deep/two.js'])).rejects.toThrow('there already')
})

it('lets lazy imports name the merged file, wherever they stand, and leaves others alone', async () => {
  const dist = write({
    ...files,
    'app.js': "export const load = () => import('./one.js')\n",
    'deep/app.js': 'export const load = () => [import("../one.js"), import("../late.js"), import("one.js")]\n',
    'near.js': "import { one } from './one.js'\nexport const near = one\n",
  })
  const groups = { base: ['one.js', 'deep/two.js'] }
  await mergeModules({ dist, group: 'base', files: groups.base })
  redirectLazyImports({ dist, groups })
  const read = (name) => readFileSync(join(dist, name), 'utf8')
  expect(read('app.js')).toBe("export const load = () => import('./base.js')\n")
  expect(read('deep/app.js')).toBe(
    'export const load = () => [import("../base.js"), import("../late.js"), import("one.js")]\n',
  )
  expect(read('near.js')).toContain("from './one.js'")
  const { load } = await import(pathToFileURL(join(dist, 'app.js')).href)
  expect((await load()).one()).toBe(3)
})
