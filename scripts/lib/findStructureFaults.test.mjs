import { describe, expect, test } from 'vitest'
import { findStructureFaults } from './findStructureFaults.mjs'

function file(path, lines = 10) {
  return { path, text: 'x\n'.repeat(lines) }
}

describe('findStructureFaults', () => {
  test('has nothing against files within the limits', () => {
    const files = [file('packages/core/src/caip/parse.ts', 80), file('packages/core/src/exports/index.ts')]
    expect(findStructureFaults([...files, file('packages/core/src/caip/parse.test.ts', 600)])).toEqual([])
  })

  test.each([
    ['packages/core/src/caip/parse.ts', 301],
    ['packages/core/src/caip/parse.test.ts', 601],
    ['scripts/lab.mjs', 301],
    ['apps/lab/stack/relay.ts', 301],
  ])('refuses %s with %i lines', (path, lines) => {
    expect(
      findStructureFaults([file(path, lines), file('packages/core/src/a.ts'), file('packages/core/src/b.ts')]),
    ).toEqual([expect.stringContaining(`${path}: ${lines} lines`)])
  })

  test('counts a last line without a line break', () => {
    const text = `${'x\n'.repeat(300)}x`
    expect(findStructureFaults([{ path: 'scripts/a.mjs', text }])).toHaveLength(1)
  })

  test.each(['packages/core/src/utils/format.ts', 'apps/lab/web/helpers/x.ts'])('refuses the folder of %s', (path) => {
    expect(findStructureFaults([file(path)])).toHaveLength(1)
  })

  test('refuses a barrel inside src and allows the exports', () => {
    expect(findStructureFaults([file('packages/core/src/caip/index.ts')])).toHaveLength(1)
    expect(findStructureFaults([file('packages/core/src/exports/index.ts')])).toEqual([])
  })

  test('refuses a package of long files', () => {
    const files = [
      file('packages/core/src/a.ts', 90),
      file('packages/core/src/b.ts', 85),
      file('packages/core/src/c.ts', 5),
    ]
    expect(findStructureFaults(files)).toEqual([expect.stringContaining('the median file has 85 lines')])
  })

  test.each(['packages/core/src/caip/parse.ts', 'packages/core/src/testing/createFake.ts', 'apps/lab/web/App.tsx'])(
    'refuses a function of more than ninety lines in %s',
    (path) => {
      const of = (lines) => ({ path, text: `export function open() {\n${'  run()\n'.repeat(lines - 2)}}\n` })
      const [a, b] = [file('packages/core/src/a.ts'), file('packages/core/src/b.ts')]
      expect(findStructureFaults([of(90), a, b])).toEqual([])
      expect(findStructureFaults([of(91), a, b])).toEqual([`${path}: open has 91 lines; the most is 90`])
    },
  )

  test.each([
    'packages/core/src/caip/parse.test.ts',
    'packages/core/src/caip/page.test.fixture.ts',
    'apps/lab/e2e/pages/a.spec.ts',
    'apps/lab/browsers/a.spec.ts',
    'scripts/lab.mjs',
  ])('lets functions of %s be as long as they need', (path) => {
    const long = { path, text: `test('all', () => {\n${'  run()\n'.repeat(200)}})\n` }
    expect(findStructureFaults([long, file('packages/core/src/a.ts'), file('packages/core/src/b.ts')])).toEqual([])
  })

  test('refuses sixty small source files, which tests, texts and entries are not', () => {
    const listSmall = (count, end = '.ts') =>
      Array.from({ length: count }, (_, index) => file(`packages/core/src/caip/small${index}${end}`, 11))
    const texts = Array.from({ length: 60 }, (_, index) => file(`packages/react/src/i18n/en/text${index}.ts`, 3))
    const long = [
      file('apps/lab/stack/relay.ts', 12),
      ...listSmall(60, '.test.ts'),
      ...texts,
      file('packages/react/src/views/help/group.ts', 7),
    ]
    expect(findStructureFaults([...listSmall(55), ...long])).toEqual([])
    expect(findStructureFaults([...listSmall(56), ...long])).toEqual([
      expect.stringContaining('56 files have fewer than 12 lines; the most is 55: packages/core/src/caip/small0.ts,'),
    ])
  })
})
