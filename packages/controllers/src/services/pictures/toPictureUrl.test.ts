import { describe, expect, it } from 'vitest'
import { createTestPortico } from '../../testing/createTestPortico.js'
import { toPictureUrl } from './toPictureUrl.js'

const cid = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'
const services = {
  blockchainApi: 'http://127.0.0.1:4025',
  catalogue: 'https://wallets.example/base',
  ipfsGateway: 'https://gateway.example',
}

describe('toPictureUrl', () => {
  it.each([
    ['http://127.0.0.1:4025/v1/icons/ETH', 'http://127.0.0.1:4025/v1/icons/ETH'],
    ['https://wallets.example/other.png?a=b', 'https://wallets.example/other.png?a=b'],
    ['https://a.cdn.example/1.png', 'https://a.cdn.example/1.png'],
    [`ipfs://${cid}/1.png`, `https://gateway.example/ipfs/${cid}/1.png`],
    [`ipfs://ipfs/${cid}`, `https://gateway.example/ipfs/${cid}`],
  ])('allows %s', (image, url) => {
    const { portico } = createTestPortico({ services, pictureHosts: ['*.cdn.example'] })
    expect(toPictureUrl(portico, image)).toBe(url)
  })

  it.each([
    undefined,
    '',
    'no link',
    'https://stranger.example/1.png',
    'http://a.cdn.example/1.png',
    'https://cdn.example.evil.example/1.png',
    'https://127.0.0.1:4025/v1/icons/ETH',
    'http://127.0.0.1:4026/v1/icons/ETH',
    'http://user@127.0.0.1:4025/v1/icons/ETH',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    'blob:https://wallets.example/1',
    `ipfs://${cid}/1.png?x=1`,
    'ipfs://../secret',
    'ipfs://short',
  ])('refuses %s', (image) => {
    const { portico } = createTestPortico({ services, pictureHosts: ['*.cdn.example', 'not a host', ''] })
    expect(toPictureUrl(portico, image)).toBeUndefined()
  })

  it('resolves no IPFS link without a gateway', () => {
    const { portico } = createTestPortico({ services: { blockchainApi: services.blockchainApi } })
    expect(toPictureUrl(portico, `ipfs://${cid}`)).toBeUndefined()
  })
})
