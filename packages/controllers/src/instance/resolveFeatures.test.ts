import { mainnet } from '@portico/core/networks'
import { expect, it } from 'vitest'
import { createPortico } from '../assembly/createPortico.js'
import { resolveFeatures } from './resolveFeatures.js'

const networks = [mainnet] as const

it('fills in the defaults', () => {
  const { connectMethodsOrder, connectorTypeOrder, walletFeaturesOrder, socials, ...switches } = resolveFeatures(
    createPortico({ networks }),
  )
  const on = Object.entries(switches).flatMap(([name, value]) => (value ? name : []))
  expect(on.sort()).toEqual(
    ['allWallets', 'analytics', 'email', 'emailShowWallets', 'history', 'onramp', 'receive', 'send', 'swaps'].sort(),
  )
  expect(socials).toEqual(['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'])
  expect(connectMethodsOrder).toEqual(['email', 'social', 'wallet'])
  expect(walletFeaturesOrder).toEqual(['onramp', 'swaps', 'receive', 'send'])
  expect(connectorTypeOrder[0]).toBe('walletConnect')
})

it('takes what is given and treats undefined as not given', () => {
  const features = { swaps: false, send: undefined as never }
  expect(resolveFeatures(createPortico({ networks, features }))).toMatchObject({ swaps: false, send: true })
})
