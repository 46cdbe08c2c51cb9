import type { AdapterContext, CaipNetworkId, Connection, WalletAsset } from '@portico/core'
import { isRecord, settle, stripControls, toSafeImageUrl } from '@portico/core/internal'
import { toHexChainId } from '../connection/toHexChainId.js'

/** How long a wallet may take to answer, in milliseconds. Nobody is asked to confirm, so it answers at once or never. */
const timeoutMs = 5_000

export type GetWalletAssetsParameters = {
  readonly connection: Connection
  readonly networkId: CaipNetworkId
  readonly address: string
  readonly signal?: AbortSignal | undefined
}

/**
 * Asks the wallet what the account holds on a network (`wallet_getAssets`, ERC-7811), if its capabilities (EIP-5792) say
 * that it can tell. Entries that are malformed are left out.
 *
 * @param context The instance's parts.
 * @param parameters The connection, the account and the network.
 * @returns The assets; `undefined` if the wallet cannot tell, does not answer or answers in another form.
 */
export async function getWalletAssets(
  { clock }: Pick<AdapterContext, 'clock'>,
  { connection, networkId, address, signal }: GetWalletAssetsParameters,
): Promise<readonly WalletAsset[] | undefined> {
  const chain = toHexChainId(networkId)
  const ask = (method: string, params: readonly unknown[]) =>
    settle(() => connection.provider('eip155').request({ method, params }), {
      signal,
      limit: { clock, ms: timeoutMs },
    })
  try {
    const capability = pick(await ask('wallet_getCapabilities', [address]), chain)
    const discovery = isRecord(capability) ? capability.assetDiscovery : undefined
    if (!isRecord(discovery) || discovery.supported !== true) return undefined
    const assets = pick(await ask('wallet_getAssets', [{ account: address, chainFilter: [chain] }]), chain)
    if (!Array.isArray(assets)) return undefined
    const read = assets.flatMap((asset) => readAsset(asset) ?? [])
    // If nothing of it can be read, another source knows more.
    return read.length > 0 || assets.length === 0 ? read : undefined
  } catch (error) {
    if (signal?.aborted) throw error
    // Wallets that do not know these methods reject them.
    return undefined
  }
}

/** Chain ids are written in lower or upper case, and padded by some wallets. */
function pick(byChain: unknown, chain: string): unknown {
  if (!isRecord(byChain)) return undefined
  return Object.entries(byChain).find(([id]) => /^0x[\da-f]{1,16}$/i.test(id) && BigInt(id) === BigInt(chain))?.[1]
}

function readAsset(asset: unknown): WalletAsset | undefined {
  if (!isRecord(asset) || !isRecord(asset.metadata)) return undefined
  const { address, balance, metadata } = asset
  const { decimals, price } = metadata
  const [symbol, name] = [readLabel(metadata.symbol), readLabel(metadata.name)]
  const isNative = address === 'native' || asset.type === 'NATIVE' || asset.type === 'native'
  if (!isNative && !(typeof address === 'string' && /^0x[\da-f]{40}$/i.test(address))) return undefined
  if (typeof balance !== 'string' || !/^0x[\da-f]{1,64}$/i.test(balance) || !symbol || !name) return undefined
  if (typeof decimals !== 'number' || !Number.isInteger(decimals) || decimals < 0 || decimals > 77) return undefined
  return {
    token: {
      address: isNative ? undefined : String(address),
      symbol,
      name,
      decimals,
      image: toSafeImageUrl(metadata.iconUrl),
    },
    amount: BigInt(balance),
    price: typeof price === 'number' && Number.isFinite(price) && price > 0 ? price : undefined,
  }
}

/** Tokens choose their names, so a name may contain anything. */
function readLabel(text: unknown): string {
  return typeof text === 'string' ? stripControls(text.slice(0, 256)).slice(0, 64) : ''
}
