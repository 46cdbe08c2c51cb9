import { type CaipNetworkId, connectionErrors, walletErrors } from '@portico/core'
import { readFrameChainId } from '@portico/core/internal'
import type { LiveWallet } from './LiveWallet.js'
import { readNamespace } from './readNamespace.js'

/**
 * Switches the frame to a network and reads the account again, because a smart account has another address on each
 * network.
 *
 * @throws `wallet/unrecognized-chain`, `connection/aborted` and what the frame fails with
 */
export async function switchNetwork(
  live: LiveWallet,
  { networkId, signal }: { readonly networkId: CaipNetworkId; readonly signal?: AbortSignal | undefined },
): Promise<void> {
  const { accounts, client, emitter, guard, networks, served } = live
  const namespace = networkId.slice(0, networkId.indexOf(':'))
  if (served && !served.includes(networkId)) throw walletErrors('wallet/unrecognized-chain')
  const before = accounts.get(namespace)?.address
  // A request sent meanwhile waits, and uses the app's network at the time it was sent.
  await guard.runExclusive(async () => {
    const moved = await client.switchNetwork({ chainId: networkId }, { signal })
    if (readFrameChainId(moved) !== networkId) throw walletErrors('wallet/unrecognized-chain')
    const reached = await readNamespace(live, { networkId, type: live.getAccountType('connect'), signal })
    if (signal?.aborted) throw connectionErrors('connection/aborted')
    networks.set(namespace, networkId)
    return reached
  })
  const account = accounts.get(namespace)
  emitter.emit('network', { namespace, networkId })
  if (account && account.address !== before) emitter.emit('accounts', { namespace, accounts: [account] })
}
