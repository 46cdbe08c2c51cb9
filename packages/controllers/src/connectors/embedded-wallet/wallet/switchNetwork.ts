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
  { network, signal }: { readonly network: CaipNetworkId; readonly signal?: AbortSignal | undefined },
): Promise<void> {
  const { accounts, client, emitter, guard, networks, served } = live
  const namespace = network.slice(0, network.indexOf(':'))
  if (served && !served.includes(network)) throw walletErrors('wallet/unrecognized-chain')
  const before = accounts.get(namespace)?.address
  // A request sent meanwhile waits, and uses the app's network at the time it was sent.
  await guard.runExclusive(async () => {
    const moved = await client.switchNetwork({ chainId: network }, { signal })
    if (readFrameChainId(moved) !== network) throw walletErrors('wallet/unrecognized-chain')
    const reached = await readNamespace(live, { network, type: live.getAccountType('connect'), signal })
    if (signal?.aborted) throw connectionErrors('connection/aborted')
    networks.set(namespace, network)
    return reached
  })
  const account = accounts.get(namespace)
  emitter.emit('network', { namespace, network })
  if (account && account.address !== before) emitter.emit('accounts', { namespace, accounts: [account] })
}
