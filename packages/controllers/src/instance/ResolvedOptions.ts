import type { CaipNetworkId, Network } from '@portico/core'
import type { Features, PorticoOptions, Services } from './PorticoOptions.js'

type Defaulted =
  | 'id'
  | 'adapters'
  | 'connectors'
  | 'tokens'
  | 'currency'
  | 'customRpcUrls'
  | 'metadata'
  | 'themeMode'
  | 'themeVariables'
  | 'enableReconnect'
  | 'enableWallets'
  | 'enableNetworkSwitch'
  | 'storage'
  | 'clock'
  | 'logLevel'

/** Validated `PorticoOptions` with every default filled in. */
export type ResolvedOptions = Omit<
  PorticoOptions,
  Defaulted | 'networks' | 'defaultNetwork' | 'features' | 'services'
> & {
  readonly [name in Defaulted]-?: Exclude<PorticoOptions[name], undefined>
} & {
  /** The networks at creation; the current list is `stores.networks.networks`. */
  readonly networks: readonly Network[]
  readonly defaultNetwork: CaipNetworkId
  /** As passed in; see `resolveFeatures`. */
  readonly features: Partial<Features>
  readonly services: Services
}
