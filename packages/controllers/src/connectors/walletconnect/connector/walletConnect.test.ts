import { createFakeContext } from '@portico/core/testing'
import { describe, expect, it } from 'vitest'
import { walletConnect } from './walletConnect.js'

describe('walletConnect', () => {
  it('brings its picture along, so that no host is asked for it', () => {
    const { image } = walletConnect()(createFakeContext())
    expect(image).toMatch(/^data:image\/svg\+xml,/)
    expect(decodeURIComponent(image ?? '')).toMatch(/<svg [^>]+>.*<\/svg>$/)
  })
})
