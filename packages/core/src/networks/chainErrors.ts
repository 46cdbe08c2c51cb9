import type { CaipNetworkId, ChainNamespace } from '../caip/types.js'
import { defineErrors } from '../errors/defineErrors.js'

/** Creates errors of domain `chain`: adapters and networks of an instance. */
export const chainErrors = defineErrors({
  'chain/adapter-not-found': { message: 'Chain adapter not found' },
  'chain/network-not-found': { message: 'Network not found' },
  'chain/not-approved': {
    message: (p: { networkId: CaipNetworkId }) =>
      `Chain ${p.networkId} is not approved, or the wallet lacks the method to switch networks. Reconnect to approve it.`,
  },
  'chain/disconnect-failed': {
    message: (p: { namespace: ChainNamespace; reason: string }) =>
      `Failed to disconnect chain ${p.namespace}: ${p.reason}`,
  },
})
