import { instanceErrors } from '../instance/instanceErrors.js'
import type { ResolvedOptions } from '../instance/ResolvedOptions.js'

/** Throws for invalid options when the instance is created, so that the error names the option. */
export function checkOptions(options: ResolvedOptions): void {
  const { id, networks, adapters, currency, defaultNetwork, services, themeMode, projectId = 'x' } = options
  const ids = networks.map((network) => network.caipNetworkId)
  const networkId = findRepeated(ids)
  if (networkId) throw instanceErrors('instance/duplicate-network', { networkId })
  const check = (option: string, value: unknown, isUsable: boolean) => {
    if (!isUsable) throw instanceErrors('instance/invalid-option', { option, value })
  }
  const namespace = findRepeated(adapters.map((adapter) => adapter.namespace))
  check('adapters', `${namespace} twice`, !namespace)
  check('defaultNetwork', defaultNetwork, ids.includes(defaultNetwork))
  check('themeMode', themeMode, /^(light|dark|system)$/.test(themeMode))
  check('currency', currency, /^[a-z]{3}$/.test(currency))
  // Both become part of names and URLs.
  check('id', id, /^[\w.-]*$/.test(id))
  check('projectId', projectId, /^[\w-]+$/.test(projectId))
  check('siweConfig', 'see siweToSiwx', !('siweConfig' in options))
  for (const [name, value] of Object.entries(services)) {
    // A zone is the host of a URL.
    const url = typeof value === 'string' ? value : `ws://${value.zone}`
    check(`services.${name}`, value, /^(http|ws)s?:\/\/[^\s]+[^/\s]$/.test(url))
  }
}

function findRepeated<item>(items: readonly item[]): item | undefined {
  return items.find((item, at) => items.indexOf(item) !== at)
}
