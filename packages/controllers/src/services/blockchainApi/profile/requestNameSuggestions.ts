import type { CaipNetworkId } from '@portico/core'
import * as z from 'zod/mini'
import type { Portico } from '../../../instance/Portico.js'
import { entriesOf } from '../apiFields.js'
import { callBlockchainApi } from '../callBlockchainApi.js'
import { isNetworkServed } from '../isNetworkServed.js'

/** A name like the one that was asked for. */
export type NameSuggestion = { readonly name: string; readonly registered: boolean }

const suggestion = z.object({ name: z.string().check(z.regex(/^[\p{L}\p{N}._-]{1,255}$/u)), registered: z.boolean() })
const reply = z.object({ suggestions: entriesOf(suggestion) })

/** What `requestNameSuggestions` takes. */
export type RequestNameSuggestionsParameters = {
  readonly name: string
  /** Domain that the names are below. Default `reown.id`. */
  readonly zone?: string | undefined
  /** Default: the active network. */
  readonly networkId?: CaipNetworkId | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Requests names like another one (`GET /v1/profile/suggestions/{name}`). None on a network that the service does not
 * support.
 *
 * @param portico The instance.
 * @param parameters The name and its zone.
 * @throws `blockchain-api/invalid-reply`, and `http/*` if the request fails.
 */
export async function requestNameSuggestions(
  portico: Portico,
  { name, zone = 'reown.id', networkId, signal }: RequestNameSuggestionsParameters,
): Promise<readonly NameSuggestion[]> {
  if (!(await isNetworkServed(portico, { networkId, signal }))) return []
  const path = `/v1/profile/suggestions/${encodeURIComponent(name)}`
  const { suggestions } = await callBlockchainApi(portico, { path, query: { zone }, reply, signal })
  return suggestions
}
