import {
  type AdapterContext,
  type CaipNetworkId,
  type Eip1193Provider,
  type PorticoError,
  toWalletError,
} from '@portico/core'
import { chainErrors, settle, wait } from '@portico/core/internal'
import { addNetwork } from './addNetwork.js'
import { parseChainId } from './parseChainId.js'
import { toHexChainId } from './toHexChainId.js'

export type SwitchNetworkParameters = {
  readonly provider: Eip1193Provider
  readonly networkId: CaipNetworkId
  readonly signal?: AbortSignal | undefined
}

/** Polling intervals for the wallet's chain id, in milliseconds. Some wallets answer before they have switched. */
const looksMs = [100, 200, 400, 800, 1500, 2000] as const

/** How long to wait for a wallet's chain id, in milliseconds. */
const answerMs = 3000

/**
 * Moves the wallet to a network by `wallet_switchEthereumChain`, and by `wallet_addEthereumChain` (EIP-3085) when the
 * wallet does not know the network; then makes sure that the wallet is there. Throws `wallet/rejected`,
 * `chain/not-approved`, `chain/network-not-found`, `connection/aborted`.
 *
 * @param context The instance's parts.
 * @param parameters The wallet and where it should go.
 */
export async function switchNetwork(context: AdapterContext, parameters: SwitchNetworkParameters): Promise<void> {
  const { provider, networkId, signal } = parameters
  if (!/^eip155:[1-9]\d{0,15}$/.test(networkId)) throw chainErrors('chain/network-not-found')
  const chainId = toHexChainId(networkId)
  const change = () =>
    settle(() => provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] }), { signal })
  try {
    const failure = await change().then(
      () => undefined,
      (error: unknown) => toWalletError(error, { source: isWalletConnect(provider) ? 'walletConnect' : 'injected' }),
    )
    if (failure && !isUnknownNetwork(failure)) throw failure
    if (failure) await addNetwork(context, { provider, networkId, chainId, signal })
    if (await isThere(context, parameters, chainId, failure ? 2 : looksMs.length)) return
    // Some wallets only add the network without switching.
    if (failure) await change()
    if (await isThere(context, parameters, chainId, looksMs.length)) return
  } catch (error) {
    const failure = toWalletError(error)
    if (failure.code !== 'wallet/unsupported-method') throw failure
    throw chainErrors('chain/not-approved', { networkId }, { cause: failure })
  }
  throw chainErrors('chain/not-approved', { networkId })
}

/**
 * Returns whether a wallet does not know the network: 4902, ±32603, or 5000 of a wallet that is not WalletConnect's.
 */
function isUnknownNetwork({ code }: PorticoError): boolean {
  return ['wallet/unrecognized-chain', 'wallet/invalid-chain-id', 'wallet/default'].includes(code)
}

function isWalletConnect(provider: Eip1193Provider & { readonly isWalletConnect?: unknown }): boolean {
  return provider.isWalletConnect === true
}

async function isThere(
  { clock }: AdapterContext,
  { provider, signal }: SwitchNetworkParameters,
  chainId: string,
  looks: number,
): Promise<boolean> {
  for (let look = 0; ; look++) {
    const limit = { clock, ms: answerMs }
    const answer = await settle(() => provider.request({ method: 'eth_chainId' }), { signal, limit }).catch((error) => {
      if (signal?.aborted) throw error
    })
    if (parseChainId(answer) === Number(chainId)) return true
    const pause = looksMs[look]
    if (pause === undefined || look >= looks) return false
    await settle(() => wait({ clock, ms: pause, signal }), { signal })
  }
}
