import { internals, type Portico } from './Portico.js'
import type { Features } from './PorticoOptions.js'

/** Default values of the option `features`. */
const defaultFeatures: Features = {
  swaps: true,
  onramp: true,
  receive: true,
  send: true,
  email: true,
  emailShowWallets: true,
  socials: ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'],
  history: true,
  analytics: true,
  allWallets: true,
  legalCheckbox: false,
  smartSessions: false,
  collapseWallets: false,
  pay: false,
  connectMethodsOrder: ['email', 'social', 'wallet'],
  connectorTypeOrder: ['walletConnect', 'recent', 'injected', 'featured', 'custom', 'external', 'recommended'],
  walletFeaturesOrder: ['onramp', 'swaps', 'receive', 'send'],
}

/** Returns the instance's features, with defaults for those that are missing or `undefined`. */
export function resolveFeatures(portico: Portico): Features {
  const given = Object.entries(portico[internals].options.features).filter(([, value]) => value !== undefined)
  return { ...defaultFeatures, ...Object.fromEntries(given) }
}
