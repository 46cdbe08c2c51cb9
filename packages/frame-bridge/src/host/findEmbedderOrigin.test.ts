import { describe, expect, test } from 'vitest'
import { findEmbedderOrigin } from './findEmbedderOrigin.js'

const app = 'https://app.example.org'

function createWindow(ancestorOrigins: readonly string[] | undefined, referrer = '') {
  return { parent: {}, location: ancestorOrigins ? { ancestorOrigins } : {}, document: { referrer } }
}

describe('findEmbedderOrigin', () => {
  test('takes the nearest ancestor, whatever the referrer says', () => {
    expect(findEmbedderOrigin(createWindow([app, 'https://outer.example'], 'https://evil.example/'))).toBe(app)
  })

  test('takes the origin of the referrer where a browser lists no ancestors', () => {
    expect(findEmbedderOrigin(createWindow(undefined, `${app}/path?query`))).toBe(app)
  })

  test('does not fall back to the referrer when the list of ancestors is empty', () => {
    expect(findEmbedderOrigin(createWindow([], `${app}/`))).toBeUndefined()
  })

  test('finds nothing when the embedder hides itself', () => {
    expect(findEmbedderOrigin(createWindow(undefined, ''))).toBeUndefined()
  })

  test('keeps the opaque origin of a sandboxed embedder, which no allow-list matches', () => {
    expect(findEmbedderOrigin(createWindow(['null']))).toBe('null')
  })

  test('finds nothing in a window that is no frame', () => {
    const window = createWindow([app], `${app}/`)
    window.parent = window
    expect(findEmbedderOrigin(window)).toBeUndefined()
  })
})
