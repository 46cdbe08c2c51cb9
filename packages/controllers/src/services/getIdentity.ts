import { getInternals } from '../instance/getInternals.js'
import type { Portico } from '../instance/Portico.js'
import { defaultServices, type Services } from '../instance/PorticoOptions.js'

/** Names by which the hosted services count adapters. */
const adapterNames: Readonly<Record<string, string>> = { eip155: 'ethers', bip122: 'bitcoin' }

/**
 * Returns the `st` and `sv` query values for a service: those that the hosted services expect, and Portico's own for
 * other hosts.
 *
 * @param portico The instance.
 * @param service The service.
 */
export function getIdentity(
  portico: Portico,
  service: Exclude<keyof Services, 'names'>,
): { readonly st: string; readonly sv: string } {
  const { adapters, options } = getInternals(portico)
  const names = [...adapters.keys()].map((name) => adapterNames[name] ?? name)
  const hosted = options.services[service] === defaultServices[service]
  const { type, version } =
    options.identity ?? (hosted ? { type: 'appkit', version: '1.7.6' } : { type: 'portico', version: '1' })
  return { st: type, sv: `react-${names.join() || 'universal'}-${version}` }
}
