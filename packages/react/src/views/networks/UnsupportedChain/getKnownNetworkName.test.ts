import * as presets from '@portico/core/networks'
import { expect, test } from 'vitest'
import { getKnownNetworkName } from './getKnownNetworkName.js'

test('agrees with the presets wherever both know a network', () => {
  const known = Object.values(presets).filter(({ caipNetworkId }) => getKnownNetworkName(caipNetworkId) !== undefined)
  expect(known.length).toBeGreaterThan(20)
  const wrong = known.filter(({ caipNetworkId, name }) => getKnownNetworkName(caipNetworkId) !== name)
  expect(wrong.map(({ caipNetworkId, name }) => [caipNetworkId, name])).toEqual([])
})

test.each(['eip155:424242', 'constructor:name', '__proto__:x'] as const)('does not know %s', (id) => {
  expect(getKnownNetworkName(id)).toBeUndefined()
})
