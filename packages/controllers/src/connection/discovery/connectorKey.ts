import type { ChainNamespace } from '@portico/core'

/** Names a live connector within an instance's `connectors`. */
export function connectorKey(namespace: ChainNamespace, id: string): string {
  return `${namespace}:${id}`
}
