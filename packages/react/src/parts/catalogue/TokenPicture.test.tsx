import { type CreateTestPorticoOptions, createTestPortico, type TestPortico } from '@portico/controllers/testing'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PorticoContext } from '../../bindings/PorticoContext.js'
import type { TokenTileProps } from './TokenPicture.js'
import { TokenTile } from './TokenTile.js'

let made: TestPortico | undefined
async function show(token: TokenTileProps['token'], options: CreateTestPorticoOptions = {}) {
  made = createTestPortico(options)
  const { portico, clock, catalogue } = made
  const { container } = render(
    <PorticoContext.Provider value={{ portico, locale: 'en' }}>
      <TokenTile token={token} />
      <TokenTile token={token} size="s" />
    </PorticoContext.Provider>,
  )
  // What loads pictures is itself loaded first.
  await act(async () => void (await import('./TokenPicture.js')))
  await act(() => clock.advance(100))
  const tiles = [...container.children]
  return {
    tiles: tiles.map((tile) => tile.getAttribute('src') ?? tile.textContent),
    asked: catalogue.calls.map(({ url }) => url.pathname),
  }
}

afterEach(() => {
  cleanup()
  made?.portico.destroy()
})

test("shows the catalogue's picture for the symbol, asked for once", async () => {
  const { tiles, asked } = await show({ symbol: 'USDC' }, { projectId: 'p1' })
  expect(tiles).toEqual([expect.stringMatching(/^blob:/), expect.stringMatching(/^blob:/)])
  expect(asked).toEqual(['/public/getTokenImage/USDC'])
})

test("the app's own picture comes first, and nobody is asked for another", async () => {
  const image = 'https://app.example/usdc.svg'
  const { tiles, asked } = await show({ symbol: 'USDC', image }, { projectId: 'p1' })
  expect(tiles).toEqual([image, image])
  expect(asked).toEqual([])
})

test('an app without a project and a catalogue of its own asks nobody', async () => {
  const { tiles, asked } = await show({ symbol: 'USDC' })
  expect(tiles).toEqual(['U', 'U'])
  expect(asked).toEqual([])
})

test('a catalogue of its own is asked without a project', async () => {
  const { asked } = await show({ symbol: 'USDC' }, { services: { catalogue: 'https://wallets.example' } })
  expect(asked).toEqual(['/public/getTokenImage/USDC'])
})
