import { internals, type Portico } from '../instance/Portico.js'
import { resolveFeatures } from '../instance/resolveFeatures.js'
import type { InitializeProperties } from './AnalyticsEvents.js'

/** Options that are a switch or one of a few words. Every other one may hold what is the app's own business. */
const switches = [
  'themeMode',
  'enableReconnect',
  'enableWallets',
  'enableWalletGuide',
  'enableNetworkSwitch',
  'allowUnsupportedChain',
  'restrictTimeZones',
  'preferUniversalLinks',
  'allWallets',
] as const

/** Describes how an instance is set up: its networks and its switches, and nothing else of its options. */
export function getInitializeProperties(portico: Portico): InitializeProperties {
  const { options } = portico[internals]
  return {
    networks: options.networks.map(({ caipNetworkId }) => caipNetworkId),
    features: { ...resolveFeatures(portico) },
    ...Object.fromEntries(
      switches.flatMap((name) => (options[name] === undefined ? [] : [[name, options[name]] as const])),
    ),
  }
}
