import { type CaipNetworkId, getNamespace, type SiwxMessageData, siwxErrors } from '@portico/core'
import type { SignInMessage } from '../message/SignInMessage.js'

/** What a sign-in must be for. */
export type SignInExpectation = {
  /** Host of your site, and its port unless it is the scheme's default, such as `app.example` or `localhost:5173`. */
  readonly domain: string
  /**
   * The address that the message names. An origin stands for every address under it. Default: every address at `domain`.
   */
  readonly uri?: string | undefined
  /** One chain or several. Default: every chain. */
  readonly chainId?: CaipNetworkId | readonly CaipNetworkId[] | undefined
  /** Default: every account. */
  readonly accountAddress?: string | undefined
  /** Default: every nonce that `nonces` knows. */
  readonly nonce?: string | undefined
}

/** Parameters of `checkSignIn`. */
export type CheckSignInParameters = {
  readonly expected: SignInExpectation
  /** What a session says was signed. */
  readonly data?: SiwxMessageData | undefined
  /** Milliseconds since the Unix epoch. */
  readonly now: number
  /** How far clocks may differ, in milliseconds. */
  readonly clockSkewMs: number
}

/** How far the clocks of the two sides may differ, in milliseconds, unless the app says otherwise. */
export const defaultClockSkewMs = 60_000

/**
 * Throws, with a code for each reason, unless a message is what was expected, and in its time.
 *
 * @param message What was signed.
 * @param parameters What it must be.
 */
export function checkSignIn(message: SignInMessage, parameters: CheckSignInParameters): void {
  if (parameters.data) checkData(message, parameters.data)
  checkPlace(message, parameters.expected)
  checkAccount(message, parameters.expected)
  checkTimes(message, parameters)
}

/**
 * Returns whether two addresses are of one account: on EVM chains capitals are only a checksum.
 *
 * @param chainId A chain of the account's namespace.
 * @param first An address.
 * @param second Another one.
 */
export function isSameAccount(chainId: CaipNetworkId, first: string, second: string): boolean {
  return getNamespace(chainId) === 'eip155' ? first.toLowerCase() === second.toLowerCase() : first === second
}

const plainFields = [
  ...(['domain', 'uri', 'version', 'chainId', 'nonce', 'issuedAt', 'expirationTime', 'notBefore'] as const),
  'requestId',
] as const

/** Whoever can change the stored data must not be able to prolong a sign-in, or to make it another account's. */
function checkData(message: SignInMessage, data: SiwxMessageData): void {
  const refuse = (field: string): never => {
    throw siwxErrors('siwx/data-mismatch', { field })
  }
  for (const field of plainFields) if ((message[field] ?? '') !== (data[field] ?? '')) refuse(field)
  if (!isSameAccount(message.chainId, message.accountAddress, data.accountAddress)) refuse('accountAddress')
  const [listed, claimed] = [message.resources ?? [], data.resources ?? []]
  if (listed.length !== claimed.length || listed.some((resource, index) => resource !== claimed[index])) {
    refuse('resources')
  }
  // Wallets add to the statement what the last resource permits, in words (EIP-5573).
  const isExtended = listed.at(-1)?.startsWith('urn:recap:') === true
  const [signed, given] = [message.statement ?? '', data.statement ?? '']
  if (isExtended ? !signed.startsWith(given) : signed !== given) refuse('statement')
}

function checkPlace({ domain, uri }: SignInMessage, expected: SignInExpectation): void {
  // `app.example@evil.example` is at evil.example.
  if (domain.includes('@') || domain.toLowerCase() !== expected.domain.toLowerCase()) {
    throw siwxErrors('siwx/domain-mismatch', { expected: expected.domain, found: domain })
  }
  const isExpected = expected.uri === undefined ? isAt(uri, domain) : isUnder(uri, expected.uri)
  if (!isExpected) throw siwxErrors('siwx/uri-mismatch', { expected: expected.uri ?? expected.domain, found: uri })
}

function readUrl(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}

function isAt(uri: string, domain: string): boolean {
  const url = readUrl(uri)
  return url !== undefined && url.username === '' && url.password === '' && url.host === domain.toLowerCase()
}

function isUnder(uri: string, expected: string): boolean {
  if (uri === expected) return true
  const [url, base] = [readUrl(uri), readUrl(expected)]
  if (!url || !base || url.username !== '' || url.password !== '') return false
  const isOrigin = expected === base.origin || expected === `${base.origin}/`
  return isOrigin && url.origin === base.origin
}

function checkAccount(message: SignInMessage, expected: SignInExpectation): void {
  const { chainId, accountAddress, nonce } = expected
  const chains = chainId === undefined ? undefined : [chainId].flat()
  if (chains && !chains.includes(message.chainId)) {
    throw siwxErrors('siwx/chain-mismatch', { expected: chains.join(), found: message.chainId })
  }
  if (accountAddress !== undefined && !isSameAccount(message.chainId, message.accountAddress, accountAddress)) {
    throw siwxErrors('siwx/address-mismatch', { expected: accountAddress, found: message.accountAddress })
  }
  if (nonce !== undefined && nonce !== message.nonce) throw siwxErrors('siwx/nonce-mismatch')
}

function checkTimes(message: SignInMessage, { now, clockSkewMs }: CheckSignInParameters): void {
  const { issuedAt, notBefore, expirationTime } = message
  if (expirationTime !== undefined && Date.parse(expirationTime) + clockSkewMs <= now) {
    throw siwxErrors('siwx/expired', { expirationTime })
  }
  if (notBefore !== undefined && Date.parse(notBefore) - clockSkewMs > now) {
    throw siwxErrors('siwx/not-yet-valid', { notBefore })
  }
  if (issuedAt !== undefined && Date.parse(issuedAt) - clockSkewMs > now) {
    throw siwxErrors('siwx/issued-in-future', { issuedAt })
  }
}
