import { type Clock, isCaipNetworkId } from '@portico/core'
import { isRecord } from '@portico/core/internal'
import type { AuthRequest, SessionRecord, SignClientPort } from '../port/SignClientPort.js'
import { sessionLifetime } from '../storage/ownPairings.js'

/** A wallet's answer to a request to sign in while connecting, with the request, as the client's history has them. */
export type EarlierAuthentication = {
  readonly pairingTopic: string
  readonly request: AuthRequest
  /** What the wallet has signed, unchecked. */
  readonly auths: readonly unknown[]
  readonly requester: Participant
  readonly responder: Participant
}

type Participant = { readonly publicKey: string; readonly metadata: object }

/**
 * Reads an answer from a record of the client's history; `undefined` if it is none. The client keeps both the request
 * and the answer, but only the page that asked settles the session.
 */
export function readEarlierAuthentication(record: unknown): EarlierAuthentication | undefined {
  if (!isRecord(record) || !isRecord(record.request) || !isRecord(record.response)) return undefined
  const { topic, request, response } = record
  const { method, params } = request
  if (method !== 'wc_sessionAuthenticate' || typeof topic !== 'string') return undefined
  if (!isRecord(params) || !isRecord(response.result)) return undefined
  const { cacaos, responder } = response.result
  const { requester, authPayload } = params
  const asked = readRequest(authPayload)
  if (!asked || !Array.isArray(cacaos) || !isParticipant(requester) || !isParticipant(responder)) return undefined
  return { pairingTopic: topic, request: asked, auths: cacaos, requester, responder }
}

const isParticipant = (value: unknown): value is Participant =>
  isRecord(value) && typeof value.publicKey === 'string' && isRecord(value.metadata)

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

function readRequest(payload: unknown): AuthRequest | undefined {
  if (!isRecord(payload)) return undefined
  const { chains, domain, aud: uri, nonce, statement, exp, nbf } = payload
  if (!isTexts(chains) || typeof domain !== 'string' || typeof uri !== 'string' || typeof nonce !== 'string')
    return undefined
  return {
    ...{ chains, domain, uri, nonce, methods: [] },
    ...(typeof statement === 'string' && { statement }),
    ...(typeof exp === 'string' && { exp }),
    ...(typeof nbf === 'string' && { nbf }),
  }
}

/**
 * Settles the session that an earlier page asked for, as the client does when it is that page: the key comes from both
 * sides' keys, and what the account permits from what it has signed (EIP-5573). The client then keeps it and listens.
 *
 * @returns The session, unchecked; `undefined` if the wallet permits nothing, or the client has no part for it.
 */
export async function settleAuthentication(
  { core, session }: SignClientPort,
  { clock, answer }: { readonly clock: Clock; readonly answer: EarlierAuthentication },
): Promise<SessionRecord | undefined> {
  const { requester, responder, pairingTopic, auths } = answer
  const { accounts, chains, methods } = readPermissions(auths)
  if (!core.crypto.generateSharedKey || !core.relayer.subscribe || !session.set || methods.length === 0)
    return undefined
  const topic = await core.crypto.generateSharedKey(requester.publicKey, responder.publicKey)
  await core.relayer.subscribe(topic)
  await session.set(topic, {
    ...{ topic, pairingTopic, acknowledged: true, controller: responder.publicKey },
    ...{ self: requester, peer: responder, relay: { protocol: 'irn' }, transportType: 'relay' },
    expiry: Math.floor((clock.now() + sessionLifetime) / 1000),
    ...{ requiredNamespaces: {}, optionalNamespaces: {} },
    namespaces: { eip155: { accounts, chains, methods, events: ['chainChanged', 'accountsChanged'] } },
  })
  return session.getAll().find((each) => each.topic === topic)
}

/** Reads what each account has signed for, and what it permits: the last resource of its message lists that. */
function readPermissions(auths: EarlierAuthentication['auths']) {
  const accounts = new Set<string>()
  const chains = new Set<string>()
  const methods = new Set<string>()
  for (const auth of auths) {
    if (!isRecord(auth) || !isRecord(auth.p) || typeof auth.p.iss !== 'string') continue
    const [, signedOn, address] = /^did:pkh:(eip155:\d+):(0x[\da-f]{40})$/i.exec(auth.p.iss) ?? []
    if (!signedOn || !address) continue
    const permitted = readRecap(auth.p.resources)
    for (const method of permitted.methods) methods.add(method)
    for (const chain of [signedOn, ...permitted.chains]) {
      chains.add(chain)
      accounts.add(`${chain}:${address}`)
    }
  }
  return { accounts: [...accounts], chains: [...chains], methods: [...methods] }
}

function readRecap(resources: unknown): { readonly methods: readonly string[]; readonly chains: readonly string[] } {
  const [, encoded] = /^urn:recap:(.+)$/.exec(isTexts(resources) ? (resources.at(-1) ?? '') : '') ?? []
  const recap = encoded === undefined ? undefined : decode(encoded)
  const abilities = isRecord(recap) && isRecord(recap.att) && isRecord(recap.att.eip155) ? recap.att.eip155 : {}
  const limits = Object.values(abilities).flatMap((each) => (Array.isArray(each) ? each : []))
  const chains = limits.flatMap((limit) => (isRecord(limit) && isTexts(limit.chains) ? limit.chains : []))
  return {
    methods: Object.keys(abilities).flatMap((ability) => ability.split('/')[1] ?? []),
    chains: chains.filter((chain) => isCaipNetworkId(chain) && chain.startsWith('eip155:')),
  }
}

function decode(encoded: string): unknown {
  try {
    return JSON.parse(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')))
  } catch {
    return undefined
  }
}
