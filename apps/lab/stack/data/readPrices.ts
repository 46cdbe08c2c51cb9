import type { Database } from '@portico/app-parts/sqlite/openSqlite'
import { solanaChainId } from '../solana/solanaChain.js'
import type { EvmChain } from './evm/createEvmChain.js'
import type { Links } from './pictures/createLinks.js'
import { readRate } from './rates.js'
import { DataError } from './readAccount.js'
import { findSeedToken } from './seeds/seedTokens.js'
import { describeMint, type SolanaSource } from './solana/SolanaSource.js'
import type { WireFungible } from './wire.js'

// Addresses by which requests name the coin of a chain.
const nativeEvm = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const nativeSolana = 'So11111111111111111111111111111111111111111'

type Named = { readonly name: string; readonly symbol: string; readonly price: number | undefined }

async function readEvmPrice(chain: EvmChain, address: string, database: Database): Promise<Named | undefined> {
  const asset = address === nativeEvm ? '' : address
  const seed = findSeedToken(database, { address: asset, chainId: chain.chainId })
  if (seed) return { ...seed, price: seed.price ?? undefined }
  const price = (await chain.prices.read([asset])).get(asset)
  if (!asset) return { name: 'Ether', symbol: 'ETH', price }
  const facts = (await chain.tokens.read([asset])).get(asset)
  return facts && { name: facts.name, symbol: facts.symbol, price }
}

/** Checks the JSON of a request for prices. */
function readRequest(body: unknown): { rate: number; addresses: readonly string[] } {
  const { currency, addresses } = Object(body)
  if (currency !== undefined && typeof currency !== 'string') throw new DataError('"currency" must be a text')
  if (!Array.isArray(addresses) || !addresses.every((each) => typeof each === 'string'))
    throw new DataError('"addresses" must be a list of CAIP-10 token ids')
  return { rate: readRate(currency), addresses }
}

/** Answers a request for prices with those that are known, in the order of the request. */
export async function readPrices(parameters: {
  body: unknown
  chains: readonly EvmChain[]
  database: Database
  solana: SolanaSource
  labDollars: number | undefined
  links: Links
}): Promise<{ fungibles: readonly WireFungible[] }> {
  const { body, chains, database, solana, labDollars, links } = parameters
  const { rate, addresses } = readRequest(body)

  async function find(id: string): Promise<Named | undefined> {
    const [, caip, address = ''] = /^([^:]+:[^:]+):([^:]+)$/.exec(id) ?? []
    if (caip === solanaChainId) return describeMint(solana, address === nativeSolana ? '' : address, labDollars)
    const chain = chains.find((each) => each.caip === caip)
    const isAddress = /^0x[0-9a-f]{40}$/i.test(address)
    return chain && isAddress ? readEvmPrice(chain, address.toLowerCase(), database) : undefined
  }

  const fungibles = await Promise.all(
    addresses.map(async (address) => {
      const { name, symbol, price } = (await find(address)) ?? {}
      if (name === undefined || symbol === undefined || price === undefined) return []
      return [{ name, symbol, address, iconUrl: links.icon(symbol), price: price * rate }]
    }),
  )
  return { fungibles: fungibles.flat() }
}
