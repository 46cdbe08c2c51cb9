import type { ChainNamespace, Connector } from '@portico/core'
import { ref } from 'valtio/vanilla'
import { getInternals } from '../../instance/getInternals.js'
import type { Portico } from '../../instance/Portico.js'

/** Key of a live connector within an instance's `connectors`. */
export function connectorKey(namespace: ChainNamespace, id: string): string {
  return `${namespace}:${id}`
}

/**
 * Creates the given connectors and watches for wallets until `destroy`. Wallets that appear late or go away update the
 * list at once.
 */
export function discoverConnectors(portico: Portico): void {
  const { adapters, connectors, context, disposers, logger, options, stores } = getInternals(portico)
  const lists: (readonly Connector[])[] = []
  const publish = () => {
    connectors.clear()
    for (const connector of lists.flat())
      for (const namespace of connector.namespaces) {
        const key = connectorKey(namespace, connector.id)
        if (!connectors.has(key)) connectors.set(key, connector)
      }
    stores.connection.connectors = ref([...new Set(connectors.values())].map(describe))
  }
  const attempt = <result>(part: string, action: () => result): result | undefined => {
    try {
      return action()
    } catch (error) {
      logger.error(`${part} failed`, error)
      return undefined
    }
  }
  lists.push(options.connectors.flatMap((make) => attempt('connector', () => make(context)) ?? []))
  for (const adapter of adapters.values()) {
    const at = lists.push([]) - 1
    const stop = attempt('discovery', () =>
      adapter.discover(context, (found) => {
        lists[at] = found
        publish()
      }),
    )
    if (stop) disposers.add(stop)
  }
  publish()
}

function describe({ id, name, type, namespaces, image, imageId, explorerId, rdns }: Connector) {
  return { id, name, type, namespaces, image, imageId, explorerId, rdns }
}
