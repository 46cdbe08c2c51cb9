import { type CaipNetworkId, type SiwxMessage, siwxErrors } from '@portico/core'
import { addChecksum } from '../message/checksum.js'
import { createNonce } from '../message/createNonce.js'
import { formatSignInMessage } from '../message/createSignInMessage.js'
import type { SignInMessage } from '../message/SignInMessage.js'
import type { SignInWords } from './SiwxOptions.js'

/** Parameters of `createSiwxMessage`. */
export type CreateSiwxMessageParameters = {
  readonly chainId: CaipNetworkId
  /** `''` for one-click authentication, where the wallet fills it in. The message then has no text. */
  readonly accountAddress: string
  readonly notBefore?: string | undefined
  readonly words: SignInWords
  /** Milliseconds since the Unix epoch. */
  readonly now: number
  /** Name of the network, which AppKit 1.8 puts before "account". */
  readonly networkName?: string | undefined
}

/**
 * Makes a message to sign, with a fresh nonce. Throws `siwx/invalid-message` if it could not be written.
 *
 * @param parameters The account, what the site says, and the time.
 */
export async function createSiwxMessage(parameters: CreateSiwxMessageParameters): Promise<SiwxMessage> {
  const { chainId, notBefore, words, now, networkName } = parameters
  const { statement, resources, requestId, lifetimeMs, wording = 'standard' } = words
  const accountAddress = chainId.startsWith('eip155:')
    ? addChecksum(parameters.accountAddress)
    : parameters.accountAddress
  const fields: SignInMessage = {
    domain: words.domain ?? getDomain(),
    accountAddress,
    uri: words.uri ?? getUri(),
    version: '1',
    chainId,
    nonce: words.getNonce ? await words.getNonce({ chainId, accountAddress }) : createNonce(),
    issuedAt: new Date(now).toISOString(),
    ...(statement !== undefined && { statement }),
    ...(lifetimeMs !== undefined && { expirationTime: new Date(now + lifetimeMs).toISOString() }),
    ...(notBefore !== undefined && { notBefore }),
    ...(requestId !== undefined && { requestId }),
    ...(resources !== undefined && { resources }),
  }
  const named = wording === 'appkit-1.8' ? { ...fields, accountName: networkName } : fields
  // What could not be signed is told now, and not when the wallet is asked.
  if (accountAddress !== '') formatSignInMessage(named, wording)
  return { ...fields, toString: () => formatSignInMessage(named, wording) }
}

/** Returns the host of the page. Throws `siwx/invalid-configuration` where there is none. */
export function getDomain(): string {
  if (typeof location === 'undefined' || location.host === '') {
    throw siwxErrors('siwx/invalid-configuration', { option: 'domain' })
  }
  return location.host
}

/** Query and fragment are left out: they may hold what is nobody else's business, and what a URI may not contain. */
function getUri(): string {
  if (typeof location === 'undefined') throw siwxErrors('siwx/invalid-configuration', { option: 'uri' })
  const path = location.pathname.replace(/%(?![\da-f]{2})|[^\w\-.~:/@!$&'()*+,;=%]/gi, encodeURIComponent)
  return `${location.origin}${path}`
}
