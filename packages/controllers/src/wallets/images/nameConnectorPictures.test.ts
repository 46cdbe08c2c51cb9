import { createFakeConnector } from '@portico/core/testing'
import { expect, it, vi } from 'vitest'
import { openModal } from '../../navigation/modal/openModal.js'
import { arrangeCatalogue } from '../catalogue/arrangeCatalogue.test.fixture.js'
import { recommendedWalletsQueryOptions } from '../catalogue/recommendedWalletsQueryOptions.js'
import { nameConnectorPictures } from './nameConnectorPictures.js'

const records = [
  { id: 'a', name: 'Alpha', image_id: 'alpha', rdns: 'com.alpha' },
  { id: 'b', name: 'Beta', image_id: 'beta', injected: [{ namespace: 'eip155', injected_id: 'com.beta' }] },
  { id: 'c', name: 'Gamma', image_id: 'gamma' },
  { id: 'd', name: 'Delta', image_id: 'delta', injected: [{ namespace: 'solana', injected_id: 'delta' }] },
]
const own = 'data:image/png;base64,AA=='
const connectors = [
  createFakeConnector({ id: 'com.alpha', name: 'Alpha', rdns: 'Com.Alpha' }),
  createFakeConnector({ id: 'com.beta', name: 'Beta', rdns: 'com.beta' }),
  createFakeConnector({ id: 'gamma', name: 'Gamma', explorerId: 'c' }),
  // Injected elsewhere, known by its name only, and with a picture of its own.
  createFakeConnector({ id: 'delta', name: 'Delta' }),
  createFakeConnector({ id: 'com.fake', name: 'Alpha', rdns: 'com.fake' }),
  createFakeConnector({ id: 'own', name: 'Own', explorerId: 'a', image: own }),
]

function arrange(options: Parameters<typeof arrangeCatalogue>[0] = {}) {
  const test = arrangeCatalogue({ connectors, catalogue: { wallets: records }, projectId: 'p1', ...options })
  const { portico, client, catalogue } = test
  return {
    ...test,
    image: (id: string) => portico.getState().connectors.find((connector) => connector.id === id)?.image,
    see: () => client.fetchQuery(recommendedWalletsQueryOptions(portico, { isMobile: false })),
    asked: () => catalogue.calls.map(({ url }) => url.pathname).filter((path) => path.includes('Image')),
  }
}

it('shows a wallet without a picture as the catalogue does, once a list holds it', async () => {
  const { portico, image, see, catalogue } = arrange()
  nameConnectorPictures(portico)
  openModal(portico)
  expect(catalogue.calls).toEqual([])
  await see()
  for (const id of ['com.alpha', 'com.beta', 'gamma'])
    await vi.waitFor(() => expect([id, image(id)]).toEqual([id, expect.stringMatching(/^blob:/)]))
  expect([image('delta'), image('com.fake'), image('own')]).toEqual([undefined, undefined, own])
})

it('asks for no picture before the modal is open, and keeps it when a wallet shows itself later', async () => {
  const { portico, image, see, asked, adapter } = arrange()
  await see()
  nameConnectorPictures(portico)
  expect(asked()).toEqual([])
  openModal(portico)
  await vi.waitFor(() => expect(image('com.alpha')).toMatch(/^blob:/))
  const before = [image('com.alpha'), asked().length]
  adapter.setConnectors([createFakeConnector({ id: 'late', name: 'Late' })])
  expect(portico.getState().connectors.some(({ id }) => id === 'late')).toBe(true)
  expect([image('com.alpha'), asked().length]).toEqual(before)
})

it('takes the picture of an app’s own record, which may be a URL', () => {
  const image_url = 'https://app.example/alpha.svg'
  const { portico, image, asked } = arrange({
    customWallets: [{ id: 'a', name: 'Alpha', homepage: 'https://alpha.example', rdns: 'com.alpha', image_url }],
  })
  nameConnectorPictures(portico)
  expect(image('com.alpha')).toBe(image_url)
  expect(asked()).toEqual([])
})
