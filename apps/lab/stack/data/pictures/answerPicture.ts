import { drawTile } from '../../api/drawTile.js'
import { drawPng } from './drawPng.js'

/** A drawn picture. */
export type Picture = { readonly type: string; readonly content: string | Buffer }

/**
 * Draws the picture of a path: of a token, `/v1/icons/{symbol}`, or of an item, `/v1/nft-images/{contract}/{id}.png` or
 * `.svg`.
 *
 * @param endpoint Decoded path.
 */
export function answerPicture(endpoint: string): Picture | undefined {
  const [, symbol] = /^\/v1\/icons\/(.+)$/s.exec(endpoint) ?? []
  if (symbol) return { type: 'image/svg+xml', content: drawTile({ id: symbol, name: symbol }) }
  const [, contract = '', id = '', type] = /^\/v1\/nft-images\/(0x[0-9a-f]{40})\/(\d+)\.(png|svg)$/.exec(endpoint) ?? []
  if (type === 'png') return { type: 'image/png', content: drawPng(`${contract} ${id}`) }
  if (type === 'svg') return { type: 'image/svg+xml', content: drawTile({ id: `${contract} ${id}`, name: id }) }
  return undefined
}
