import type { Log } from '../logs/createLog.js'
import { solanaChainId } from '../solana/solanaChain.js'
import { createEvmChain, type EvmChain, type EvmChainSource } from './evm/createEvmChain.js'
import { createNames } from './evm/names/createNames.js'
import { readBalances } from './evm/readBalances.js'
import { readHistory } from './evm/readHistory.js'
import { readIdentity } from './evm/readIdentity.js'
import { readItems } from './evm/readItems.js'
import { answerSwaps } from './evm/swaps/answerSwaps.js'
import { openIndex } from './index/openIndex.js'
import { createOnramp, type DataOnramp } from './onramp/createOnramp.js'
import { describePurchases } from './onramp/createPurchases.js'
import { createLinks } from './pictures/createLinks.js'
import { readRate } from './rates.js'
import { readAccount, readChainId } from './readAccount.js'
import { readPrices } from './readPrices.js'
import { createSeeds } from './seeds/createSeeds.js'
import { createSmartSessions } from './sessions/createSmartSessions.js'
import { readSolanaBalances } from './solana/readSolanaBalances.js'
import { readSolanaHistory } from './solana/readSolanaHistory.js'
import { readSolanaItems } from './solana/readSolanaItems.js'
import type { SolanaSource } from './solana/SolanaSource.js'

/** A request to the service. */
type DataRequest = {
  /** Decoded path from `/v1` on. */
  readonly endpoint: string
  readonly query: URLSearchParams
  /** JSON of a POST request; undefined for GET. */
  readonly body?: unknown
  /** URL of the service with the request's space. */
  readonly base: string
  /** Path of the request's space, with its slash; '' is the plain one. */
  readonly prefix: string
  /** Number of entries on a page of the history. */
  readonly pageSize?: number | undefined
  /** Number of the last block of an EVM chain that the history knows. */
  readonly lastBlock?: number | undefined
}

/** Answers requests from the chains and the index. */
export type DataAnswers = {
  /** @returns undefined if there is no such endpoint. */
  answer(request: DataRequest): Promise<object | undefined>
  readonly onramp: DataOnramp
  /** Forgets purchases and smart sessions. */
  reset(): void
  close(): Promise<void>
}

const nothing = { data: [], next: null }

async function answerIdentity(ethereum: EvmChain | undefined, text: string): Promise<object> {
  const account = readAccount(text)
  if (account.kind === 'solana' || !ethereum) return { name: null, avatar: null }
  return readIdentity(ethereum, account.address)
}

/** Answers a request about a Solana account: its items, balances or history. */
async function answerSolana(
  subject: string,
  request: Parameters<typeof readSolanaHistory>[0] & Parameters<typeof readSolanaBalances>[0],
): Promise<object> {
  if (subject === 'nfts') return readSolanaItems(request)
  if (subject === 'balance') return { balances: await readSolanaBalances(request) }
  return readSolanaHistory(request)
}

/** Reads the price of the lab's token, which is the same on all chains. */
async function readLabDollars(ethereum: EvmChain | undefined): Promise<number | undefined> {
  const token = ethereum?.contracts.LAB?.toLowerCase()
  return token ? (await ethereum?.prices.read([token]))?.get(token) : undefined
}

/** Starts to follow the chains, and creates what answers from them. */
export function createAnswers(parameters: {
  chains: readonly EvmChainSource[]
  solana: SolanaSource
  /** URL of the pages where purchases are made. */
  onrampUrl: string
  log?: Log | undefined
}): DataAnswers {
  const { solana, onrampUrl, log } = parameters
  const database = openIndex()
  const seeds = createSeeds(database)
  const onError = (error: unknown) => log?.write('data', `${error}`)
  const chains = parameters.chains.map((source) => createEvmChain({ source, database, onError }))
  const onramp = createOnramp({ chains, solana, pageUrl: onrampUrl })
  const sessions = createSmartSessions()
  const chainIds = chains.map(({ chainId }) => chainId)
  const ethereum = chains.find(({ chainId }) => chainId === 1)
  const answerNames = ethereum && createNames(ethereum, chains)

  /** Chooses the EVM chains of a request, with everything that is on them by now. */
  async function chooseChains(wanted: number | 'solana' | undefined): Promise<readonly EvmChain[]> {
    const chosen = chains.filter(({ chainId }) => wanted === undefined || wanted === chainId)
    await Promise.all(chosen.map(({ follower }) => follower.catchUp()))
    return chosen
  }

  async function answerAccount(
    text: string,
    subject: string,
    { query, base, prefix, pageSize, lastBlock }: DataRequest,
  ): Promise<object | undefined> {
    const account = readAccount(text)
    const links = createLinks(base)
    if (subject === 'history' && query.get('onramp') === 'coinbase')
      return { data: describePurchases(onramp.purchases.list(prefix), { account: text, icon: links.icon }), next: null }
    const wanted = readChainId(query.get('chainId'), chainIds)
    const rate = readRate(query.get('currency'))
    const cursor = query.get('cursor')
    if (account.kind === 'solana') {
      const isAsked = wanted === undefined || wanted === 'solana'
      if (!isAsked) return subject === 'balance' ? { balances: [] } : nothing
      const labDollars = await readLabDollars(ethereum)
      return answerSolana(subject, { source: solana, account: account.address, rate, labDollars, links, cursor })
    }
    const { address } = account
    seeds.prepare(address)
    const chosen = await chooseChains(wanted)
    if (subject === 'nfts') return readItems({ chains: chosen, account: address, cursor, links })
    if (subject === 'balance') {
      const lists = await Promise.all(chosen.map((chain) => readBalances({ chain, account: address, rate, links })))
      return { balances: lists.flat() }
    }
    if (wanted === 'solana') return nothing
    const page = { cursor, pageSize, lastBlock }
    return readHistory({ database, chains: chosen, account: address, chainId: wanted, rate, links, ...page })
  }

  return {
    onramp,
    async answer(request) {
      const { endpoint, query, body, base, prefix } = request
      const found = (await onramp.answer({ endpoint, body, prefix })) ?? (await sessions.answer(request))
      if (found) return found
      const [, swap = ''] = /^\/v1\/convert\/([a-z-]+)$/.exec(endpoint) ?? []
      if (swap) return answerSwaps({ name: swap, query, body, chains, links: createLinks(base) })
      const named = await answerNames?.(request)
      if (named) return named
      if (body !== undefined) {
        if (endpoint !== '/v1/fungible/price') return undefined
        const labDollars = await readLabDollars(ethereum)
        return readPrices({ body, chains, database, solana, labDollars, links: createLinks(base) })
      }
      if (endpoint === '/v1/supported-chains')
        return { http: [...chains.map(({ caip }) => caip), solanaChainId], ws: [] }
      const [, known = ''] = /^\/v1\/identity\/([^/]+)$/.exec(endpoint) ?? []
      if (known) return answerIdentity(ethereum, known)
      const [, owner, subject] = /^\/v1\/account\/([^/]+)\/(balance|history|nfts)$/.exec(endpoint) ?? []
      return owner && subject ? answerAccount(owner, subject, request) : undefined
    },
    reset() {
      onramp.purchases.reset()
      sessions.reset()
    },
    async close() {
      await Promise.all(chains.map(({ follower }) => follower.close()))
      database.close()
    },
  }
}
