import { bitcoin, mainnet, solana } from '@portico/core/networks'
import { expect, it } from 'vitest'
import type { Features } from '../../instance/PorticoOptions.js'
import { arrange } from '../../navigation/modal/arrange.test.fixture.js'
import { getWalletFeatures } from './getWalletFeatures.js'

const features = (switches: Partial<Features>, namespace?: string) => {
  const { portico } = arrange({ options: { features: switches, networks: [mainnet, solana, bitcoin] } })
  return getWalletFeatures(portico, { namespace })
}

it('offers what has a view, in the default order', () => {
  expect(features({})).toEqual(['receive', 'send'])
})

it('follows the option', () => {
  expect(features({ walletFeaturesOrder: ['send'] })).toEqual(['send', 'receive'])
})

it('leaves out what is switched off', () => {
  expect(features({ send: false })).toEqual(['receive'])
})

it('offers sending only where it works', () => {
  expect(features({}, 'solana')).toEqual(['receive', 'send'])
  expect(features({}, 'bip122')).toEqual(['receive'])
})
