import * as presets from '@portico/core/networks'
import { afterEach, expect, it } from 'vitest'
import { createTestPortico, type TestPortico } from '../../testing/createTestPortico.js'
import { addNetwork } from '../addNetwork.js'
import { getNetworkDrawing } from './getNetworkDrawing.js'
import { showNetworkDrawings } from './showNetworkDrawings.js'

let made: TestPortico | undefined
afterEach(() => made?.portico.destroy())

const unknown = { ...presets.mainnet, id: 4_242, caipNetworkId: 'eip155:4242', name: 'Other' } as const

/** Those the icon set has none of. */
const without = ['datahavenTestnet', 'evmos', 'morph', 'morphHolesky', 'odysseyTestnet']

it.each(Object.entries(presets))('the preset %s has a picture that holds nothing but a drawing', (name, network) => {
  const drawing = getNetworkDrawing(network.caipNetworkId)
  if (without.includes(name)) return expect(drawing).toBeUndefined()
  expect(drawing).toMatch(/^data:image\/svg\+xml,%3Csvg/)
  expect(decodeURIComponent(drawing ?? '')).not.toMatch(/<script|<style|style=|href=|\son\w+=|<image|<foreignObject/)
})

it('shows it for networks without a URL of their own, those that are added later too', () => {
  const own = { ...presets.base, imageUrl: 'https://app.example/base.svg' }
  made = createTestPortico({ networks: [presets.mainnet, own] })
  const { portico } = made
  const images = () => portico.getState().networks.map(({ imageUrl }) => imageUrl)
  expect(images()).toEqual([undefined, own.imageUrl])
  showNetworkDrawings(portico)
  showNetworkDrawings(portico)
  expect(images()).toEqual([getNetworkDrawing('eip155:1'), own.imageUrl])
  expect(portico.getState().network.imageUrl).toBe(getNetworkDrawing('eip155:1'))
  addNetwork(portico, { network: presets.polygon })
  expect(images()[2]).toBe(getNetworkDrawing('eip155:137'))
  addNetwork(portico, { network: unknown })
  expect(images()[3]).toBeUndefined()
})

it('leaves the networks as they are where none is known', () => {
  made = createTestPortico({ networks: [unknown] })
  const before = made.portico.getState().networks
  showNetworkDrawings(made.portico)
  expect(made.portico.getState().networks).toBe(before)
})
