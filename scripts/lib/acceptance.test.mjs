import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from './listFiles.mjs'

const root = join(import.meta.dirname, '../..')
const files = listFiles(root, ['apps', 'packages', 'scripts'])

/** Converts a path of the page, which may contain `*`, `**` and `{a,b}`, to a pattern for the end of a file's path. */
function toPattern(path) {
  const source = path
    .replace(/^e2e\//, 'apps/lab/e2e/')
    .replaceAll('.', '\\.')
    .replaceAll(/\{([^}]*)\}/g, (_, names) => `(${names.replaceAll(',', '|')})`)
    .replaceAll(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(.+/)?'))
  return new RegExp(`(^|/)${source}$`)
}

/** Lists the paths of tests and scripts that a page names. */
function listPaths(page) {
  return [...page.matchAll(/`([^`\s]+\.(?:tsx?|mjs))`/g)].map(([, path]) => path)
}

test('a path with wildcards finds the files it stands for', () => {
  const finds = (path, file) => toPattern(path).test(file)
  expect(finds('e2e/{chain,pages}/a.spec.ts', 'apps/lab/e2e/pages/a.spec.ts')).toBe(true)
  expect(finds('packages/a/**/*.test.tsx', 'packages/a/b/c/d.test.tsx')).toBe(true)
  expect(finds('packages/a/*.test.ts', 'packages/a/b/d.test.ts')).toBe(false)
  expect(finds('a.test.ts', 'ba.test.ts')).toBe(false)
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
