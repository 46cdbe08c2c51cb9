import { describe, expect, test } from 'vitest'
import { findPackFaults } from './findPackFaults.mjs'

const files = ['package.json', 'README.md', 'LICENSE', 'dist/exports/index.js', 'dist/exports/index.d.ts']
const fill = (paths, code = '') => Object.fromEntries(paths.map((path) => [path, path.endsWith('.js') ? code : '']))
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
    expect(findPackFaults(manifest, fill(files))).toEqual([])
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
    expect(findPackFaults(packed, fill(list))).toHaveLength(1)
  })

  test('wants entries for React to begin a part of the client', () => {
    const forReact = { ...manifest, peerDependencies: { react: '^19.0.0' } }
    expect(findPackFaults(forReact, fill(files, '"use client";\nexport {}'))).toEqual([])
    expect(findPackFaults(forReact, fill(files, 'export {}'))).toEqual([
      "dist/exports/index.js does not begin with 'use client'",
    ])
  })
})
