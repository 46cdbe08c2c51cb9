import * as presets from '@portico/core/networks'
import { afterEach, expect, it, vi } from 'vitest'
import { openModal } from '../../navigation/modal/openModal.js'
import { createTestPortico, type TestPortico } from '../../testing/createTestPortico.js'
import { addNetwork } from '../addNetwork.js'
import { getNetworkDrawing } from './getNetworkDrawing.js'
import { showNetworkDrawings } from './showNetworkDrawings.js'

let made: TestPortico | undefined
afterEach(() => made?.portico.destroy())

const unknown = { ...presets.mainnet, id: 4_242, caipNetworkId: 'eip155:4242', name: 'Other' } as const

/** Networks that the icon set does not contain. */
const without = ['datahavenTestnet', 'evmos', 'morph', 'morphHolesky', 'odysseyTestnet']

it.each(Object.entries(presets))('the preset %s has a picture that holds nothing but a drawing', (name, network) => {
  const drawing = getNetworkDrawing(network.caipNetworkId)
  if (without.includes(name)) return expect(drawing).toBeUndefined()
  expect(drawing).toMatch(/^data:image\/svg\+xml,%3Csvg/)
  expect(decodeURIComponent(drawing ?? '')).not.toMatch(/<script|<style|style=|href=|\son\w+=|<image|<foreignObject/)
})

it('draws Base as the blue square it is, on white', () => {
  const drawing = decodeURIComponent(getNetworkDrawing('eip155:8453') ?? '')
  expect(drawing.match(/fill="#\w+"/g)).toEqual(['fill="#fff"', 'fill="#00F"'])
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

it("shows the catalogue's picture for an image id, asked for once and only while the modal is open", async () => {
  const named = { ...unknown, imageId: 'other' }
  made = createTestPortico({ networks: [presets.mainnet, named], projectId: 'p1' })
  const { portico, catalogue } = made
  const asked = () => catalogue.calls.map(({ url }) => url.pathname)
  const image = (at: number) => portico.getState().networks[at]?.imageUrl
  showNetworkDrawings(portico)
  await made.clock.flush()
  expect([asked(), image(1)]).toEqual([[], undefined])
  openModal(portico, { view: 'Networks' })
  await vi.waitFor(() => expect(image(1)).toMatch(/^blob:/))
  addNetwork(portico, { network: { ...named, id: 4_243, caipNetworkId: 'eip155:4243' } })
  expect(image(2)).toBe(image(1))
  expect(asked().filter((path) => path.includes('Image'))).toEqual(['/public/getAssetImage/other'])
})

it('asks nobody for a picture where the app does not use the catalogue', async () => {
  made = createTestPortico({ networks: [{ ...unknown, imageId: 'other' }] })
  const { portico, catalogue, clock } = made
  showNetworkDrawings(portico)
  openModal(portico, { view: 'Networks' })
  await clock.flush()
  expect(catalogue.calls.filter(({ url }) => url.pathname.includes('Image'))).toEqual([])
})

it('leaves a letter where the picture fails, and asks again later when networks change', async () => {
  made = createTestPortico({ networks: [{ ...unknown, imageId: 'other' }], projectId: 'p1' })
  const { portico, catalogue, clock } = made
  const asked = () => catalogue.calls.filter(({ url }) => url.pathname.includes('Image')).length
  catalogue.fail({ json: {}, status: 404 })
  openModal(portico, { view: 'Networks' })
  showNetworkDrawings(portico)
  await vi.waitFor(() => expect(asked()).toBe(1))
  await clock.flush()
  catalogue.fail()
  addNetwork(portico, { network: presets.polygon })
  await clock.flush()
  expect([asked(), portico.getState().network.imageUrl]).toEqual([1, undefined])
  await clock.advance(30_000)
  addNetwork(portico, { network: presets.base })
  await vi.waitFor(() => expect(portico.getState().network.imageUrl).toMatch(/^blob:/))
  expect(asked()).toBe(2)
})
