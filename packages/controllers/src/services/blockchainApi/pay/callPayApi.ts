import { stripControls } from '@portico/core/internal'
import * as z from 'zod/mini'
import type { Portico } from '../../../instance/Portico.js'
import { getServiceQuery } from '../../getServiceQuery.js'
import { blockchainApiErrors, callBlockchainApi } from '../callBlockchainApi.js'

/** A call of the JSON-RPC by which exchanges pay. */
export type PayApiCall<result extends z.ZodMiniType> = {
  readonly method: 'reown_getExchanges' | 'reown_getExchangePayUrl' | 'reown_getExchangeBuyStatus'
  readonly params: Readonly<Record<string, unknown>>
  /** Whether the call may be repeated after a failure. */
  readonly idempotent: boolean
  readonly result: result
  readonly signal?: AbortSignal | undefined
}

const envelope = z.object({
  error: z.nullish(z.object({ message: z.string() })),
  result: z.optional(z.unknown()),
})

/**
 * Calls the JSON-RPC by which exchanges pay (`POST /v1/json-rpc`) and checks the answer. Clients of either age are
 * served: the query names the project, and the parameters name who asks once more.
 *
 * @param portico The instance.
 * @param call The method, its parameters and the schema of its result.
 * @throws `blockchain-api/refused` with what the service says, `blockchain-api/invalid-reply`, and `http/*`
 */
export async function callPayApi<result extends z.ZodMiniType>(
  portico: Portico,
  { method, params, idempotent, result, signal }: PayApiCall<result>,
): Promise<z.output<result>> {
  const identity = getServiceQuery(portico, 'blockchainApi')
  const path = '/v1/json-rpc'
  const { error: refusal, result: value } = await callBlockchainApi(portico, {
    path,
    body: { jsonrpc: '2.0', id: 1, method, params: { ...params, ...identity } },
    isJson: true,
    hostedIdentity: 'project',
    idempotent,
    reply: envelope,
    signal,
  })
  if (refusal)
    throw blockchainApiErrors('blockchain-api/refused', { path, reason: stripControls(refusal.message).slice(0, 200) })
  const { data, error } = z.safeParse(result, value)
  if (error) throw blockchainApiErrors('blockchain-api/invalid-reply', { path }, { cause: error })
  return data as z.output<result>
}
