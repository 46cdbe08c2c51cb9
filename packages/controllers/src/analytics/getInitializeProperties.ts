import { internals, type Portico } from '../instance/Portico.js'
import { resolveFeatures } from '../instance/resolveFeatures.js'
import type { InitializeProperties } from './AnalyticsEvents.js'

/** Options that are booleans or have a few fixed values. The others may hold private data of the app. */
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

/** Describes how an instance is set up: its networks and switches, and no other options. */
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
