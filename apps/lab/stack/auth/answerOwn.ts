import { isPorticoError } from '@portico/core'
import { isRecord } from '@portico/core/internal'
import { verifySignInMessage } from '@portico/siwx'
import { issueNonce, verifySiwx } from '@portico/siwx/server'
import type { AuthAnswer, AuthRequest, AuthState } from './answerAuth.js'

/** A sign-in as the page hands it in. The page reads it back as it was. */
type OwnSession = {
  readonly data: Readonly<Record<string, unknown>>
  readonly message: string
  readonly signature: string
}

/** A request of a visitor, whom the cookie names. */
export type OwnRequest = Pick<AuthRequest, 'method' | 'endpoint' | 'query' | 'body' | 'host'> & {
  readonly visitor: string
}

/** What an app's own server works with. */
export type OwnState = Pick<AuthState, 'rpcUrls' | 'nonces' | 'now'> & {
  /** Sign-ins by the visitor's cookie. */
  readonly visitors: Map<string, readonly OwnSession[]>
}

function readSessions(body: OwnRequest['body']): readonly OwnSession[] | undefined {
  const { sessions } = body
  const isSession = (value: unknown): value is OwnSession =>
    isRecord(value) && isRecord(value.data) && typeof value.message === 'string' && typeof value.signature === 'string'
  return Array.isArray(sessions) && sessions.every(isSession) ? sessions : undefined
}

/** Throws unless each was signed for this host. Those of one click share one nonce, which is used up once. */
async function verify({ rpcUrls, nonces, now }: OwnState, host: string, sessions: readonly OwnSession[]) {
  const [first, ...more] = sessions
  if (!first) return
  // Wallets that sign in while they connect may write addresses without a checksum.
  const shared = { rpcUrls, now: now(), requireChecksum: false }
  const signed = ({ message, signature }: OwnSession) => ({ message, signature })
  const { nonce } = await verifySiwx({ ...shared, ...signed(first), expected: { domain: host }, nonces })
  for (const session of more)
    await verifySignInMessage({ ...shared, ...signed(session), expected: { domain: host, nonce } })
}

const isOf = (query: URLSearchParams) => {
  const [chainId, address] = [query.get('chainId'), query.get('address')?.toLowerCase()]
  return ({ data }: OwnSession) => data.chainId === chainId && String(data.accountAddress).toLowerCase() === address
}

/** Keeps sign-ins that are verified: instead of all (`PUT`), or of those of the same chains and accounts (`POST`). */
async function keep(state: OwnState, request: OwnRequest): Promise<AuthAnswer> {
  const sessions = readSessions(request.body)
  if (!sessions) return { status: 400, body: { error: '"sessions" are needed' } }
  const kept = state.visitors.get(request.visitor) ?? []
  const fresh = sessions.filter(({ message, signature }) =>
    kept.every((other) => other.message !== message || other.signature !== signature),
  )
  try {
    await verify(state, request.host, fresh)
  } catch (error) {
    if (!isPorticoError(error)) throw error
    return { status: error.code === 'siwx/verifier-unavailable' ? 503 : 401, body: { error: error.code } }
  }
  const isReplaced = (other: OwnSession) =>
    sessions.some(
      ({ data }) => data.chainId === other.data.chainId && data.accountAddress === other.data.accountAddress,
    )
  const others = request.method === 'PUT' ? [] : kept.filter((other) => !isReplaced(other))
  state.visitors.set(request.visitor, [...others, ...sessions])
  return { status: 200, body: { ok: true } }
}

/**
 * Answers one request to the sign-ins of an app's own server: `nonce` gives one out, `sessions` are those of the visitor
 * (`GET`, `POST`, `PUT`, `DELETE`). Each is verified before it is kept.
 */
export async function answerOwn(state: OwnState, request: OwnRequest): Promise<AuthAnswer> {
  const { method, endpoint, query, visitor } = request
  const kept = state.visitors.get(visitor) ?? []
  switch (`${method} ${endpoint}`) {
    case 'GET nonce':
      return { status: 200, body: { nonce: await issueNonce({ nonces: state.nonces }) } }
    case 'GET sessions':
      return { status: 200, body: { sessions: kept.filter(isOf(query)) } }
    case 'POST sessions':
    case 'PUT sessions':
      return await keep(state, request)
    case 'DELETE sessions': {
      const isGone = isOf(query)
      state.visitors.set(
        visitor,
        kept.filter((session) => !isGone(session)),
      )
      return { status: 200, body: { ok: true } }
    }
    default:
      return { status: 404, body: { error: `There is no ${method} ${endpoint}` } }
  }
}
