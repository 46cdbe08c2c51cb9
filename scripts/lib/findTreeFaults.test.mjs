import { describe, expect, test } from 'vitest'
import { findTreeFaults } from './findTreeFaults.mjs'

const sound = {
  '': { license: undefined },
  'node_modules/react': { license: 'MIT' },
  'node_modules/either': { license: '(GPL-3.0 OR MIT)' },
  'node_modules/both': { license: 'MIT AND ISC' },
}

describe('findTreeFaults', () => {
  test('has nothing against a sound tree', () => {
    expect(findTreeFaults(sound)).toEqual([])
  })

  test.each([
    ['an install script', { 'node_modules/a': { license: 'MIT', hasInstallScript: true } }],
    ['a second React', { 'node_modules/@portico/react/node_modules/react': { license: 'MIT' } }],
    ['a licence that is not open', { 'node_modules/a': { license: 'SEE LICENSE IN LICENSE.md' } }],
    ['a strong copyleft licence', { 'node_modules/a': { license: 'GPL-3.0' } }],
    ['half a licence', { 'node_modules/a': { license: 'MIT AND SSPL-1.0' } }],
    ['no licence', { 'node_modules/a': {} }],
  ])('refuses %s', (_, packages) => {
    expect(findTreeFaults({ ...sound, ...packages })).toHaveLength(1)
  })

  test('excuses what comes with the Solana library for the one fault it is known for', () => {
    expect(findTreeFaults({ ...sound, 'node_modules/rpc-websockets': { license: 'LGPL-3.0-only' } })).toEqual([])
    expect(findTreeFaults({ ...sound, 'node_modules/rpc-websockets': { license: 'GPL-3.0' } })).toHaveLength(1)
    const native = { license: 'MIT', hasInstallScript: true }
    expect(findTreeFaults({ ...sound, 'node_modules/bufferutil': native })).toEqual([])
    expect(findTreeFaults({ ...sound, 'node_modules/eyes': { hasInstallScript: true } })).toHaveLength(1)
  })

  test('does not take one package for another whose name ends alike', () => {
    expect(findTreeFaults({ ...sound, 'node_modules/@other/react': { license: 'MIT' } })).toEqual([])
  })
})
