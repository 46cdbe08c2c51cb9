import type { Portico } from '../instance/Portico.js'
import { requestNameSuggestions } from '../services/blockchainApi/profile/requestNameSuggestions.js'
import { getNameAccount } from './checkAccountName.js'
import { toAccountName } from './toAccountName.js'

/** What `suggestAccountNames` takes. */
export type SuggestAccountNamesParameters = {
  /** What the names are to be like, with or without its suffix `.reown.id`. */
  readonly name: string
  /** Stops waiting for the service. */
  readonly signal?: AbortSignal | undefined
}

/** Full names which nobody has registered, such as `alice7.reown.id`. */
export type SuggestAccountNamesReturnType = readonly string[]

/**
 * Asks the data service for names like another one that are still free.
 *
 * @param portico The instance.
 * @param parameters The name.
 * @throws `name/invalid`, `name/not-connected`, `name/unsupported-network`, `name/invalid-chain-id`,
 * `blockchain-api/invalid-reply`, and `http/*` if the request fails.
 */
export async function suggestAccountNames(
  portico: Portico,
  { name, signal }: SuggestAccountNamesParameters,
): Promise<SuggestAccountNamesReturnType> {
  const full = toAccountName(name)
  const [label = ''] = full.split('.')
  const { networkId } = await getNameAccount(portico, { signal })
  const found = await requestNameSuggestions(portico, { name: label, networkId, signal })
  const free = found.filter(({ registered }) => !registered).flatMap((suggestion) => readName(suggestion.name))
  return [...new Set(free)].filter((each) => each !== full)
}

/** The service may name what nobody may register. */
function readName(name: string): readonly string[] {
  try {
    return [toAccountName(name)]
  } catch {
    return []
  }
}
