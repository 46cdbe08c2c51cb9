import { getNameZone } from '../identity/isRegisteredName.js'
import type { Portico } from '../instance/Portico.js'
import { requestNameSuggestions } from '../services/blockchainApi/profile/requestNameSuggestions.js'
import { getNameAccount } from './checkAccountName.js'
import { toAccountName } from './toAccountName.js'
import { toNameError } from './toNameError.js'

/** What `suggestAccountNames` takes. */
export type SuggestAccountNamesParameters = {
  /** What the names are to be like, with or without the zone, such as `.reown.id`. */
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
 * `name/suggestions-failed` with its cause if the service does not tell, and `connection/aborted`.
 */
export async function suggestAccountNames(
  portico: Portico,
  { name, signal }: SuggestAccountNamesParameters,
): Promise<SuggestAccountNamesReturnType> {
  const full = toAccountName(portico, name)
  const [label = ''] = full.split('.')
  const { networkId } = await getNameAccount(portico, { signal })
  const zone = getNameZone(portico)
  const found = await requestNameSuggestions(portico, { name: label, zone, networkId, signal }).catch(
    (error: unknown) => {
      throw toNameError('name/suggestions-failed', error)
    },
  )
  const free = found.filter(({ registered }) => !registered).flatMap((suggestion) => readName(portico, suggestion.name))
  return [...new Set(free)].filter((each) => each !== full)
}

/** The service may name what nobody may register. */
function readName(portico: Portico, name: string): readonly string[] {
  try {
    return [toAccountName(portico, name)]
  } catch {
    return []
  }
}
