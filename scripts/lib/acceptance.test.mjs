import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from './listFiles.mjs'

const root = join(import.meta.dirname, '../..')
const files = listFiles(root, ['apps', 'packages', 'scripts'])

/** Lists the paths that one with `{a,b}` in it stands for: each of them has to be there, not just any. */
function expand(path) {
  const [braces, names] = /\{([^{}]*)\}/.exec(path) ?? []
  return braces ? names.split(',').flatMap((name) => expand(path.replace(braces, name))) : [path]
}

/** Converts a path of the page, which may contain `*` and `**`, to a pattern for the end of a file's path. */
function toPattern(path) {
  const source = path
    .replace(/^e2e\//, 'apps/lab/e2e/')
    .replaceAll('.', '\\.')
    .replaceAll(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(.+/)?'))
  return new RegExp(`(^|/)${source}$`)
}

/** Lists the paths of tests and scripts that a page names. */
function listPaths(page) {
  return [...page.matchAll(/`([^`\s]+\.(?:tsx?|mjs))`/g)].flatMap(([, path]) => expand(path))
}

test('a path with wildcards finds the files it stands for', () => {
  const finds = (path, file) => toPattern(path).test(file)
  expect(finds('e2e/pages/a.spec.ts', 'apps/lab/e2e/pages/a.spec.ts')).toBe(true)
  expect(finds('packages/a/**/*.test.tsx', 'packages/a/b/c/d.test.tsx')).toBe(true)
  expect(finds('packages/a/*.test.ts', 'packages/a/b/d.test.ts')).toBe(false)
  expect(finds('a.test.ts', 'ba.test.ts')).toBe(false)
})

test('a path with braces names several files', () => {
  expect(listPaths('`a/{b,c/d}.test.ts`, `e.{test,spec}.ts`, `{a,b}/{c,d}.mjs` and `f.md`')).toEqual([
    ...['a/b.test.ts', 'a/c/d.test.ts', 'e.test.ts', 'e.spec.ts'],
    ...['a/c.mjs', 'a/d.mjs', 'b/c.mjs', 'b/d.mjs'],
  ])
})

test('every test that the acceptance page names is there', () => {
  const paths = listPaths(readFileSync(join(root, 'docs/acceptance.md'), 'utf8'))
  expect(paths.length).toBeGreaterThan(100)
  const missing = paths.filter((path) => {
    const pattern = toPattern(path)
    return !files.some((file) => pattern.test(file))
  })
  expect(missing).toEqual([])
})
