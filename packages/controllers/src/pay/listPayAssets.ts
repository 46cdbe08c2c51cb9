import type { Actions, Network, Token } from '@portico/core'
import { internals, type Portico } from '../instance/Portico.js'
import { formatAssetId } from './assetId.js'
import type { PayAsset } from './PayState.js'

/** What `listPayAssets` takes. */
export type ListPayAssetsParameters = {
  readonly network: Network
  /** The token that the app names; absent for the native currency. */
  readonly address: string | undefined
  /** Whether the app names the asset. Otherwise all are listed that it offers on the network. */
  readonly isNamed: boolean
  readonly recipient: string
  readonly actions: Actions
  readonly signal: AbortSignal
}

/**
 * Lists what can be paid on a network. What the app does not say of a token is read from the chain, its decimals
 * too: no service is asked for them. Tokens that the chain does not know are left out.
 */
export async function listPayAssets(
  portico: Portico,
  { network, address, isNamed, recipient, actions, signal }: ListPayAssetsParameters,
): Promise<readonly PayAsset[]> {
  const { caipNetworkId: networkId, nativeCurrency } = network
  const { logger, options } = portico[internals]
  // An `undefined` part is as good as a missing one to the adapters.
  const known = (options.tokens[networkId] ?? []) as readonly (Partial<Token> & { readonly address: string })[]
  const { name, symbol, decimals } = nativeCurrency
  const native = { id: formatAssetId({ networkId }), networkId, name, symbol, decimals }
  if (isNamed && address === undefined) return [native]
  const wanted =
    address === undefined ? known : [known.find((each) => isSameAddress(each.address, address)) ?? { address }]
  const read = async () =>
    (await actions.getTokenBalances?.({ networkId, address: recipient, tokens: wanted, signal })) ?? []
  if (isNamed) return (await read()).flatMap(({ token }) => toAsset(token))
  if (wanted.length === 0) return [native]
  const balances = await read().catch((error: unknown) => {
    // The native currency can still be paid.
    if (!signal.aborted) logger.warn('tokens to pay could not be read', { error })
    return []
  })
  return [native, ...balances.flatMap(({ token }) => toAsset(token))]

  function isSameAddress(one: string, other: string): boolean {
    // Outside of EVM chains, addresses are case-sensitive.
    return one === other || (network.chainNamespace === 'eip155' && one.toLowerCase() === other.toLowerCase())
  }

  function toAsset(token: Omit<PayAsset, 'id' | 'networkId'>): readonly PayAsset[] {
    if (token.address === undefined) return []
    return [{ ...token, id: formatAssetId({ networkId, address: token.address }), networkId }]
  }
}
