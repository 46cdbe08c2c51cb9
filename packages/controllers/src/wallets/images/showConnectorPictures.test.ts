import { createFakeConnector } from '@portico/core/testing'
import { afterEach, expect, it, vi } from 'vitest'
import { openModal } from '../../navigation/modal/openModal.js'
import { createTestPortico, type TestPortico } from '../../testing/createTestPortico.js'
import { showConnectorPictures } from './showConnectorPictures.js'

let made: TestPortico | undefined
afterEach(() => made?.portico.destroy())

const named = { id: 'named', name: 'Named', type: 'EXTERNAL', imageId: 'a' } as const
const own = { id: 'own', name: 'Own', type: 'EXTERNAL', imageId: 'b', image: 'https://app.example/own.svg' } as const

function arrange() {
  const test = createTestPortico({
    wallets: 1,
    connectors: [createFakeConnector(named), createFakeConnector(own)],
    projectId: 'p1',
  })
  made = test
  return {
    ...test,
    image: (id: string) => test.portico.getState().connectors.find((connector) => connector.id === id)?.image,
    asked: () => test.catalogue.calls.map(({ url }) => url.pathname).filter((path) => path.includes('Image')),
  }
}

it("gives a connector the catalogue's picture for its image id once the modal is open", async () => {
  const { portico, image, asked, adapter, clock } = arrange()
  showConnectorPictures(portico)
  await clock.flush()
  expect(asked()).toEqual([])
  openModal(portico)
  await vi.waitFor(() => expect(image('named')).toMatch(/^blob:/))
  expect(asked()).toEqual(['/public/getAssetImage/a'])
  expect(image('own')).toBe(own.image)
  const before = image('named')
  adapter.setConnectors([])
  expect(image('named')).toBe(before)
  expect(asked()).toHaveLength(1)
})

it('looks among the pictures of wallets where no connector has it', async () => {
  const { portico, image, asked, catalogue } = arrange()
  catalogue.fail(({ url }) =>
    url.pathname.includes('getAssetImage')
      ? { json: {}, status: 404 }
      : new Response('picture', { headers: { 'content-type': 'image/png' } }),
  )
  openModal(portico)
  showConnectorPictures(portico)
  await vi.waitFor(() => expect(image('named')).toMatch(/^blob:/))
  expect(asked()).toEqual(['/public/getAssetImage/a', '/getWalletImage/a'])
})
