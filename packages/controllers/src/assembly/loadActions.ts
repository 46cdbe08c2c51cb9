import type { Actions, ChainNamespace } from '@portico/core'
import { chainErrors } from '@portico/core/internal'
import { definePart } from '../instance/definePart.js'
import { getInternals } from '../instance/getInternals.js'
import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'

const actionsPart = definePart({ key: 'actions', create: () => new Map<ChainNamespace, Promise<Actions>>() })

/** Loads an adapter's code once, see `Internals.loadActions`. */
export function loadActions(portico: Portico, namespace: ChainNamespace): Promise<Actions> {
  const { adapters, context } = getInternals(portico)
  const loaded = getPart(portico, actionsPart)
  const adapter = adapters.get(namespace)
  if (!adapter) throw chainErrors('chain/adapter-not-found')
  const actions = loaded.get(namespace) ?? adapter.load(context)
  loaded.set(namespace, actions)
  actions.catch(() => loaded.delete(namespace))
  return actions
}
