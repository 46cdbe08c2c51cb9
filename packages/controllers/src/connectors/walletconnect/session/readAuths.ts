import { isCaipNetworkId, type SiwxSession } from '@portico/core'
import { isRecord } from '@portico/core/internal'
import type { AuthRequest, SignClientPort } from '../port/SignClientPort.js'

export type ReadAuthsParameters = {
  readonly client: Pick<SignClientPort, 'formatAuthMessage'>
  /** What the wallet returned, a list of CACAOs (CAIP-74). */
  readonly auths: unknown
  /** What it was asked for. */
  readonly request: AuthRequest
}

/**
 * Returns what a wallet has signed, as sign-ins. What is malformed, or is not for this request, is left out; the
 * signatures themselves are verified by whoever keeps the sign-ins.
 */
export function readAuths({ client, auths, request }: ReadAuthsParameters): readonly SiwxSession[] {
  if (!Array.isArray(auths)) return []
  return auths.flatMap((auth: unknown): SiwxSession[] => {
    const cacao = readCacao(auth)
    if (!cacao) return []
    const { p, s } = cacao
    const account = readIssuer(p.iss)
    if (!account || !request.chains.includes(account.chainId) || !isAsAsked(p, request)) return []
    // The client reads the payload as whatever wallet made it.
    const message = client.formatAuthMessage?.({ request: p as never, iss: p.iss })
    if (message === undefined) return []
    const data: SiwxSession['data'] = {
      ...account,
      domain: request.domain,
      uri: request.uri,
      nonce: request.nonce,
      version: text(p.version) ?? '1',
      ...pick('statement', text(p.statement)),
      ...pick('issuedAt', text(p.iat)),
      ...pick('expirationTime', text(p.exp)),
      ...pick('notBefore', text(p.nbf)),
      ...pick('requestId', text(p.requestId)),
      ...pick(
        'resources',
        Array.isArray(p.resources) ? p.resources.filter((each) => typeof each === 'string') : undefined,
      ),
    }
    return [{ data, message, signature: s.s, cacao }]
  })
}

/** Whether what was signed is for this site, and ends and says what the app asked for. */
function isAsAsked(p: Cacao['p'], request: AuthRequest): boolean {
  const isSame = (signed: unknown, asked: string | undefined) => (text(signed) ?? '') === (asked ?? '')
  // Wallets add to the statement what the last resource permits, in words (EIP-5573).
  const isExtended = Array.isArray(p.resources) && `${p.resources.at(-1)}`.startsWith('urn:recap:')
  const [statement, asked] = [text(p.statement) ?? '', request.statement ?? '']
  return (
    isSame(p.nonce, request.nonce) &&
    isSame(p.domain, request.domain) &&
    isSame(p.aud, request.uri) &&
    isSame(p.exp, request.exp) &&
    isSame(p.nbf, request.nbf) &&
    (isExtended ? statement.startsWith(asked) : statement === asked)
  )
}

type Cacao = NonNullable<SiwxSession['cacao']>

function readCacao(auth: unknown): Cacao | undefined {
  if (!isRecord(auth) || !isRecord(auth.h) || !isRecord(auth.p) || !isRecord(auth.s)) return undefined
  const { h, p, s } = auth
  const { iss } = p
  if (typeof h.t !== 'string' || typeof iss !== 'string' || typeof s.t !== 'string' || typeof s.s !== 'string')
    return undefined
  return { h: { t: h.t }, p: { ...p, iss }, s: { t: s.t, s: s.s, ...pick('m', text(s.m)) } }
}

/** Reads `did:pkh:eip155:1:0x…`. */
function readIssuer(iss: string): Pick<SiwxSession['data'], 'chainId' | 'accountAddress'> | undefined {
  const [, chainId, accountAddress] = /^did:pkh:([^:]+:[^:]+):([^:]+)$/.exec(iss) ?? []
  return chainId && accountAddress && isCaipNetworkId(chainId) ? { chainId, accountAddress } : undefined
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

function pick<name extends string, value>(name: name, value: value | undefined): { readonly [key in name]?: value } {
  // The one entry has that name.
  return (value === undefined ? {} : { [name]: value }) as { readonly [key in name]?: value }
}
