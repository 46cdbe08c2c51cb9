import { nameZones } from '../../../chains/nameZones.js'
import { DataError, readAccount } from '../../readAccount.js'
import type { EvmChain } from '../createEvmChain.js'
import { isNameTaken, readName, readNamesOf } from './readNames.js'
import { registerName } from './registerName.js'

/** How many names are suggested. */
const suggestionCount = 5

/** A request about names. */
type NamesRequest = {
  /** Decoded path from `/v1` on. */
  readonly endpoint: string
  readonly query: URLSearchParams
  /** JSON of a POST request; undefined for GET. */
  readonly body?: unknown
}

async function suggest(chain: EvmChain, label: string, zone: string): Promise<object> {
  if (!nameZones.some((each) => each.zone === zone)) throw new DataError(`There is no zone "${zone.slice(0, 100)}"`)
  const names = Array.from({ length: suggestionCount }, (_, at) => `${label.toLowerCase()}${at + 1}.${zone}`)
  const suggestions = names.map(async (name) => ({ name, registered: await isNameTaken(chain, name) }))
  return { suggestions: await Promise.all(suggestions) }
}

/** Answers requests about names from Ethereum's ENS, and registers names there. */
export function createNames(ethereum: EvmChain, chains: readonly EvmChain[]) {
  // One at a time, so that a name is never given twice.
  let turn: Promise<unknown> = Promise.resolve()
  return async ({ endpoint, query, body }: NamesRequest): Promise<object | undefined> => {
    const [, subject, text = ''] = /^\/v1\/profile\/(account|reverse|suggestions)(?:\/([^/]+))?$/.exec(endpoint) ?? []
    if (body !== undefined) {
      if (subject !== 'account' || text !== '') return undefined
      const registering = turn.then(() => registerName({ body, ethereum, chains }))
      turn = registering.catch(() => {})
      return registering
    }
    if (!subject || text === '') return undefined
    if (subject === 'suggestions') return suggest(ethereum, text, query.get('zone') ?? 'reown.id')
    if (subject === 'reverse') {
      const account = readAccount(text)
      return account.kind === 'evm' ? readNamesOf(ethereum, account.address) : []
    }
    const found = await readName(ethereum, text.toLowerCase())
    if (!found) throw new DataError('Nobody has registered the name', { status: 404, field: 'name' })
    return found
  }
}
