import { defineErrors, type QueryParameters } from '@portico/core'
import { buildUrl } from '@portico/core/internal'
import * as z from 'zod/mini'
import { internals, type Portico } from '../../instance/Portico.js'
import { defaultServices } from '../../instance/PorticoOptions.js'
import { getServiceQuery } from '../getServiceQuery.js'

/** Errors of the blockchain data API. */
export const blockchainApiErrors = defineErrors({
  'blockchain-api/invalid-reply': {
    message: (p: { path: string }) => `The data service did not answer ${p.path} in the expected form.`,
  },
  'blockchain-api/refused': {
    message: (p: { path: string; reason: string }) => `The data service refused ${p.path}: ${p.reason}`,
  },
  'blockchain-api/gas-price-unsupported': { message: 'Network not supported for Gas Price' },
  'blockchain-api/swaps-unsupported': { message: 'Network not supported for Swaps' },
})

/** A call of the data API. */
export type BlockchainApiCall<reply extends z.ZodMiniType> = {
  /** Path with a leading slash. Its variable parts are encoded. */
  readonly path: string
  readonly query?: QueryParameters | undefined
  /** JSON body; the call is a POST if there is one. */
  readonly body?: Readonly<Record<string, unknown>> | undefined
  /** Whether the call names its content type, which makes browsers ask for permission first. Default `false`. */
  readonly isJson?: boolean | undefined
  /**
   * Where the hosted service expects to read who asks: the query holds `projectId`, `st` and `sv` (`all`), the
   * `projectId` alone (`project`), or nothing (`none`). A service of your own gets all of them in every query. Default
   * `all`.
   */
  readonly hostedIdentity?: 'all' | 'project' | 'none' | undefined
  /** Whether the call may be repeated after a failure. Default: only GET. */
  readonly idempotent?: boolean | undefined
  readonly cache?: RequestCache | undefined
  readonly reply: reply
  readonly signal?: AbortSignal | undefined
}

/**
 * Calls the data API and checks the answer.
 *
 * @param portico The instance.
 * @param call The call, and the schema of its answer.
 * @throws `blockchain-api/invalid-reply`, and `http/*` if the request fails.
 */
export async function callBlockchainApi<reply extends z.ZodMiniType>(
  portico: Portico,
  call: BlockchainApiCall<reply>,
): Promise<z.output<reply>> {
  const { path, query, body, isJson, hostedIdentity = 'all', reply, ...request } = call
  const { http, options } = portico[internals]
  const base = options.services.blockchainApi
  const all = getServiceQuery(portico, 'blockchainApi')
  const wanted = base === defaultServices.blockchainApi ? hostedIdentity : 'all'
  const identity = wanted === 'all' ? all : wanted === 'project' ? { projectId: all.projectId } : {}
  const answer = await http.json({
    ...request,
    url: buildUrl(`${base}${path}`, { ...query, ...identity }),
    ...(body && { method: 'POST', body }),
    ...(isJson && { headers: { 'Content-Type': 'application/json' } }),
  })
  const { data, error } = z.safeParse(reply, answer)
  if (error) throw blockchainApiErrors('blockchain-api/invalid-reply', { path }, { cause: error })
  return data as z.output<reply>
}
