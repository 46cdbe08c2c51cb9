import { type CaipAddress, parseCaipAddress } from '@portico/core'
import { isRecord } from '@portico/core/internal'
import * as z from 'zod/mini'
import type { Portico } from '../../../instance/Portico.js'
import { required } from '../apiFields.js'
import { callBlockchainApi } from '../callBlockchainApi.js'
import { isNetworkServed } from '../isNetworkServed.js'

/** A smart session: an id, and whatever else the service knows of it. */
export type SmartSession = { readonly pci: string } & Readonly<Record<string, unknown>>

const session = z.looseObject({ pci: z.string().check(z.minLength(1), z.maxLength(256)) })
// Services answer with a list, or with an object that holds it.
const reply = required((answer) => {
  const list = isRecord(answer) ? answer.pcis : answer
  if (!Array.isArray(list)) return undefined
  return list.flatMap((entry): SmartSession | readonly SmartSession[] => session.safeParse(entry).data ?? [])
})

/**
 * Requests the smart sessions of an account (`GET /v1/sessions/{account}`). Each is checked by itself. None on a network
 * that the service does not support.
 *
 * @param portico The instance.
 * @param parameters CAIP-10 id of the account.
 * @throws `caip/invalid-address`, `blockchain-api/invalid-reply`, and `http/*` if the request fails.
 */
export async function requestSmartSessions(
  portico: Portico,
  { account, signal }: { readonly account: CaipAddress; readonly signal?: AbortSignal | undefined },
): Promise<readonly SmartSession[]> {
  const { caipNetworkId: networkId } = parseCaipAddress(account)
  if (!(await isNetworkServed(portico, { networkId, signal }))) return []
  return callBlockchainApi(portico, { path: `/v1/sessions/${account}`, reply, signal })
}
