import { describe, expect, test } from 'vitest'
import { findPackFaults } from './findPackFaults.mjs'

const files = ['package.json', 'README.md', 'LICENSE', 'dist/exports/index.js', 'dist/exports/index.d.ts']
const manifest = {
  license: 'MIT',
  exports: {
    '.': { types: './dist/exports/index.d.ts', default: './dist/exports/index.js' },
    './package.json': './package.json',
  },
  dependencies: { '@portico/core': '^0.1.0' },
}

describe('findPackFaults', () => {
  test('has nothing against a sound package', () => {
    expect(findPackFaults(manifest, files)).toEqual([])
  })

  test.each([
    ['a source file', manifest, [...files, 'src/a.ts']],
    ['a test', manifest, [...files, 'dist/a.test.js']],
    ['a missing README', manifest, files.filter((file) => file !== 'README.md')],
    ['an export that is not packed', manifest, files.filter((file) => !file.endsWith('.d.ts'))],
    ['a workspace range', { ...manifest, dependencies: { a: 'workspace:^' } }, files],
    ['an install script', { ...manifest, scripts: { postinstall: 'node x.js' } }, files],
    ['another licence', { ...manifest, license: 'UNLICENSED' }, files],
    [
      'the source condition',
      { ...manifest, exports: { '.': { '@portico/source': './dist/exports/index.js' } } },
      files,
    ],
  ])('refuses %s', (_, packed, list) => {
    expect(findPackFaults(packed, list)).toHaveLength(1)
  })
})
