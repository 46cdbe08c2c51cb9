import { defineNetwork, systemClock, webStorage } from '@portico/core'
import { instanceErrors } from '../instance/instanceErrors.js'
import { defaultServices, type PorticoOptions } from '../instance/PorticoOptions.js'
import type { ResolvedOptions } from '../instance/ResolvedOptions.js'
import { checkOptions } from './checkOptions.js'

/**
 * Validates the options and fills in the defaults.
 *
 * @throws `instance/no-networks`, `instance/duplicate-network`, `instance/invalid-option`
 */
export function resolveOptions(options: PorticoOptions): ResolvedOptions {
  const networks = (options.networks ?? []).map(defineNetwork)
  const [first] = networks
  if (!first) throw instanceErrors('instance/no-networks')
  const resolved: ResolvedOptions = {
    adapters: [],
    connectors: [],
    currency: 'usd',
    themeMode: 'system',
    tokens: {},
    features: {},
    metadata: {},
    customRpcUrls: {},
    themeVariables: {},
    enableReconnect: true,
    enableWallets: true,
    enableNetworkSwitch: true,
    clock: systemClock,
    logLevel: 'error',
    id: '',
    defaultNetwork: first.caipNetworkId,
    ...defined(options),
    storage: options.storage ?? webStorage(),
    networks,
    services: { ...defaultServices, ...defined(options.services ?? {}) },
  }
  checkOptions(resolved)
  return resolved
}

/** An option that is `undefined` counts as not given. */
function defined<options extends object>(
  options: options,
): { [name in keyof options]: Exclude<options[name], undefined> } {
  const entries = Object.entries(options).filter(([, value]) => value !== undefined)
  // All remaining entries hold defined values; missing keys stay optional in `options`.
  return Object.fromEntries(entries) as { [name in keyof options]: Exclude<options[name], undefined> }
}
