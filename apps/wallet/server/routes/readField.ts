import { isEmail } from '@portico/core'
import { ApiError } from '../ApiError.js'
import type { WalletChain } from '../rpc/askChain.js'
import type { ApiRequest } from './ApiRequest.js'

type Body = ApiRequest['body']

/** @throws ApiError If the field is not a string of 1 to `most` characters. */
export function readText(body: Body, name: string, most = 256): string {
  const value = body[name]
  if (typeof value === 'string' && value.length > 0 && value.length <= most) return value
  throw new ApiError(400, 'request/invalid', `"${name}" is missing or too long`)
}

/**
 * Reads an email address in lower case.
 *
 * @throws ApiError If the field is not an email address.
 */
export function readEmail(body: Body): string {
  const email = readText(body, 'email').trim().toLowerCase()
  if (isEmail(email)) return email
  throw new ApiError(400, 'request/email', 'The e-mail address is not valid')
}

/** @throws ApiError If the field is not a list of at most `most` entries. */
export function readList(body: Body, name: string, most: number): readonly unknown[] {
  const value = body[name]
  if (Array.isArray(value) && value.length <= most) return value
  throw new ApiError(400, 'request/invalid', `"${name}" is no list, or too long`)
}

/** @throws ApiError If the field is not the id of one of the chains. */
export function readChain(chains: readonly WalletChain[], body: Body): WalletChain {
  const chain = chains.find(({ id }) => id === body.chainId)
  if (chain) return chain
  throw new ApiError(400, 'chain/unknown', 'The wallet does not know this network')
}

/** Reads the id that the app's page gave the request, if any. */
export function readRequestId(body: Body): string | undefined {
  return body.request === undefined ? undefined : readText(body, 'request')
}
