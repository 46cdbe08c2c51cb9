import { type Account, type ChainNamespace, walletErrors } from '@portico/core'
import type { FrameUser } from '@portico/frame-bridge'

const shapes: Readonly<Record<string, RegExp>> = {
  eip155: /^0x[\da-f]{40}$/i,
  solana: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
}

/**
 * Reads the account that the frame signs with on a namespace. The user's other account is not listed, because the frame
 * would sign with this one anyway, see `setPreferredAccountType`.
 *
 * @throws `wallet/invalid-response`
 */
export function readAccount({ address, preferredAccountType }: FrameUser, namespace: ChainNamespace): Account {
  if (!shapes[namespace]?.test(address)) throw walletErrors('wallet/invalid-response', { method: 'GET_USER' })
  if (namespace !== 'eip155') return { address, type: 'eoa' }
  return { address, type: preferredAccountType ?? 'eoa' }
}
