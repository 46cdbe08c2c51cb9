import { randomUUID } from 'node:crypto'
import { type CaipNetworkId, isPorticoError } from '@portico/core'
import { issueNonce, type NonceStore, verifySiwx } from '@portico/siwx/server'
import type { createAccounts } from './createAccounts.js'
import type { Claims, Tokens } from './createTokens.js'

/** A request to the service, read. */
export type AuthRequest = {
  readonly method: string
  /** Path below `/auth/v1/`, such as `nonce`. */
  readonly endpoint: string
  readonly query: URLSearchParams
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: Readonly<Record<string, unknown>>
  /** Host of the page that asks. */
  readonly host: string
}

/** A status with a JSON body. */
export type AuthAnswer = { readonly status: number; readonly body: unknown }

/** What one space of the service knows. */
export type AuthState = {
  readonly url: string
  /** RPC URLs by chain, to verify the signatures of contracts. */
  readonly rpcUrls: Readonly<Record<CaipNetworkId, readonly string[]>>
  readonly tokens: Tokens
  readonly accounts: ReturnType<typeof createAccounts>
  /** Codes that were sent by mail, by their id. */
  readonly codes: Map<string, { readonly email: string; isConfirmed: boolean }>
  readonly nonces: NonceStore
  now(): number
  sessionLifetimeMs: number
  /** Tokens that were written before this time are refused. */
  endedAt: number
}

const nonceLifetimeMs = 600_000

const answer = (body: unknown, status = 200): AuthAnswer => ({ status, body })
const refuse = (status: number, error: string): AuthAnswer => ({ status, body: { error } })

async function giveNonce({ nonces, tokens, now }: AuthState): Promise<AuthAnswer> {
  const nonce = await issueNonce({ nonces, lifetimeMs: nonceLifetimeMs })
  const token = tokens.write({ nonce, exp: Math.floor((now() + nonceLifetimeMs) / 1000) })
  return answer({ nonce, token })
}

async function authenticate(state: AuthState, { headers, body, host, query }: AuthRequest): Promise<AuthAnswer> {
  const { url, rpcUrls, accounts, codes, nonces, tokens, now } = state
  const issued = tokens.read(headers['x-nonce-jwt']?.replace(/^Bearer /, ''), now())
  const { message, signature, walletInfo } = body
  if (typeof message !== 'string' || typeof signature !== 'string')
    return refuse(400, '"message" and "signature" are needed')
  if (typeof issued?.nonce !== 'string') return refuse(401, 'The nonce has expired, or is not of this service')
  try {
    const expected = { domain: host, nonce: issued.nonce }
    const { domain, uri, chainId, accountAddress, nonce } = await verifySiwx({
      ...{ message, signature, expected, nonces, rpcUrls, now: now() },
    })
    const account = accounts.touch(chainId, accountAddress, { now: now(), wallet: walletInfo })
    const code = codes.get(headers['x-otp'] ?? '')
    const claims: Claims = {
      aud: url,
      iss: url,
      sub: account.uuid,
      exp: Math.floor((now() + state.sessionLifetimeMs) / 1000),
      iatMs: now(),
      projectIdKey: query.get('projectId') ?? '',
      address: accountAddress,
      chainId: chainId.slice(chainId.indexOf(':') + 1),
      chainNamespace: chainId.slice(0, chainId.indexOf(':')),
      caip2Network: chainId,
      uri,
      domain,
      nonce,
      projectUuid: 'lab',
      profileUuid: account.profile_uuid,
      email: code?.isConfirmed ? code.email : null,
    }
    return answer({ token: tokens.write(claims) })
  } catch (error) {
    if (!isPorticoError(error)) throw error
    // The chain could not be read, so the client may try again with the same signature.
    if (error.code === 'siwx/verifier-unavailable') return refuse(503, error.code)
    return refuse(401, error.code)
  }
}

function readSession({ tokens, now, endedAt }: AuthState, { headers }: AuthRequest): Claims | undefined {
  const claims = tokens.read(headers.authorization?.replace(/^Bearer /, ''), now())
  return claims && Number(claims.iatMs) >= endedAt ? claims : undefined
}

function tellWho(state: AuthState, request: AuthRequest): AuthAnswer {
  const claims = readSession(state, request)
  if (!claims) return refuse(401, 'Nobody is signed in with this token')
  if (request.query.get('includeAppKitAccount') !== 'true') return answer(claims)
  const appKitAccount = state.accounts.find(String(claims.caip2Network), String(claims.address))
  return answer({ ...claims, appKitAccount })
}

function keepMetadata(state: AuthState, request: AuthRequest): AuthAnswer {
  const claims = readSession(state, request)
  if (!claims) return refuse(401, 'Nobody is signed in with this token')
  const { caip2Network, address } = claims
  state.accounts.setMetadata(String(caip2Network), String(address), request.body.metadata ?? null, state.now())
  return answer({ ok: true })
}

function sendCode({ codes }: AuthState, { body }: AuthRequest): AuthAnswer {
  if (typeof body.email !== 'string') return refuse(400, '"email" is needed')
  const uuid = randomUUID()
  codes.set(uuid, { email: body.email, isConfirmed: false })
  return answer({ uuid })
}

function confirmCode({ codes }: AuthState, { headers, body }: AuthRequest): AuthAnswer {
  const code = codes.get(headers['x-otp'] ?? '')
  // The lab sends no mail for it: every code of six digits counts.
  if (!code || !/^\d{6}$/.test(String(body.code))) return refuse(400, 'The code is wrong')
  code.isConfirmed = true
  return answer(null)
}

/** What is answered to each method and path. */
const endpoints: Readonly<
  Record<string, (state: AuthState, request: AuthRequest) => AuthAnswer | Promise<AuthAnswer>>
> = {
  'GET nonce': giveNonce,
  'POST authenticate': authenticate,
  'GET me': tellWho,
  'PUT account-metadata': keepMetadata,
  'POST sign-out': () => answer({ ok: true }),
  'POST otp': sendCode,
  'PUT otp': confirmCode,
}

/** Answers one request, as an app's own server would on `@portico/siwx/server`. */
export async function answerAuth(state: AuthState, request: AuthRequest): Promise<AuthAnswer> {
  const run = endpoints[`${request.method} ${request.endpoint}`]
  return run ? await run(state, request) : refuse(404, `There is no ${request.method} ${request.endpoint}`)
}
