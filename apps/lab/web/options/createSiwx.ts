import type { Siwx } from '@portico/core'
import { cloudSiwx, defaultSiwx, memorySignIns, webSignIns } from '@portico/siwx'
import { createOwnSignIns } from './createOwnSignIns.js'
import type { FieldValues } from './fields.js'

/** Where sign-ins of the playground are kept, by the name of the choice. `undefined`: in the instance's own storage. */
const storages = {
  memory: () => memorySignIns(),
  local: ({ id }: FieldValues) => webSignIns({ id }),
} as const

/** Creates the sign-in of the playground, `undefined` where it is off. */
export function createSiwx(values: FieldValues): Siwx | undefined {
  if (values.siwx !== 'optional' && values.siwx !== 'required') return undefined
  const lifetimeMs = Number(values.siwxLifetime)
  const shared = {
    required: values.siwx === 'required',
    statement: values.siwxStatement || undefined,
    lifetimeMs: lifetimeMs > 0 ? lifetimeMs : undefined,
    signOutOnDisconnect: values.signOutOnDisconnect === 'on',
    signOutOnAccountChange: values.signOutOnAccountChange === 'on',
    signOutOnNetworkChange: values.signOutOnNetworkChange === 'on',
  }
  if (values.siwxStorage === 'cloud') return cloudSiwx(shared)
  const { siwxStorage: name, 'services.auth': service } = values
  if (name === 'own') return defaultSiwx({ ...shared, ...createOwnSignIns(service.startsWith('/') ? service : '') })
  const storage = name === 'memory' || name === 'local' ? storages[name](values) : undefined
  return defaultSiwx({ ...shared, storage })
}
