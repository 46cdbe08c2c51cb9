import { getNamespace } from '@portico/core'
import { getNamespaceInfo } from '@portico/core/internal'
import { getAccountName } from './accountNames.js'
import { assertSignInMessage } from './assertSignInMessage.js'
import { createNonce } from './createNonce.js'
import type { SignInFields, SignInMessage, SignInWording } from './SignInMessage.js'
import { getClusterName } from './solanaClusters.js'

/** Options of `createSignInMessage`. */
export type CreateSignInMessageOptions = {
  /** Default: `standard`. */
  readonly wording?: SignInWording | undefined
}

/**
 * Writes the text that a wallet signs. Throws `siwx/invalid-message`, naming the field, when a field is not as its
 * standard wants it, or could not be read back from the text.
 *
 * @param fields What the message states. `version`, `nonce` and `issuedAt` are filled in.
 * @param options How it is worded.
 * @example
 * createSignInMessage({ domain: 'app.example', uri: 'https://app.example', chainId: 'eip155:1', accountAddress })
 */
export function createSignInMessage(fields: SignInFields, { wording = 'standard' }: CreateSignInMessageOptions = {}) {
  const message: SignInMessage = {
    ...fields,
    version: fields.version ?? '1',
    nonce: fields.nonce ?? createNonce(),
    issuedAt: fields.issuedAt ?? new Date().toISOString(),
  }
  return formatSignInMessage(message, wording)
}

/** Writes the text of complete fields. Throws as `createSignInMessage`. */
export function formatSignInMessage(message: SignInMessage, wording: SignInWording): string {
  const isStandard = wording === 'standard'
  const namespace = getNamespace(message.chainId)
  const isStrict = isStandard && namespace === 'eip155'
  assertSignInMessage(message, { isStrict })
  const site = message.scheme === undefined ? message.domain : `${message.scheme}://${message.domain}`
  const field = (label: string, value: string | undefined) => (value === undefined ? [] : [`${label}: ${value}`])
  // EIP-4361 keeps the blank line of a missing statement, the other forms drop it.
  const statement = message.statement === undefined ? (isStrict ? [''] : []) : [message.statement, '']
  const resources = message.resources ?? []
  const isListed = resources.length > 0 || (isStandard && message.resources !== undefined)
  return [
    `${site} wants you to sign in with your ${nameAccount(message, wording)} account:`,
    message.accountAddress,
    '',
    ...statement,
    `URI: ${message.uri}`,
    `Version: ${message.version}`,
    `Chain ID: ${isStandard ? formatChainId(message.chainId) : message.chainId}`,
    `Nonce: ${message.nonce}`,
    ...field('Issued At', message.issuedAt),
    ...field('Expiration Time', message.expirationTime),
    ...field('Not Before', message.notBefore),
    ...field('Request ID', isStandard ? message.requestId : message.requestId || undefined),
    ...(isListed ? ['Resources:', ...resources.map((resource) => `- ${resource}`)] : []),
  ].join('\n')
}

function nameAccount({ accountName, chainId }: SignInMessage, wording: SignInWording): string {
  // AppKit 1.7 never filled its placeholder in, so servers have come to expect it.
  if (wording === 'appkit-1.7') return '**blockchain**'
  if (wording === 'appkit-1.8') return accountName ?? getNamespaceInfo(getNamespace(chainId)).name
  return accountName ?? getAccountName(chainId)
}

/** Returns a chain id as the standard of its namespace writes it. */
function formatChainId(chainId: SignInMessage['chainId']): string {
  const namespace = getNamespace(chainId)
  const reference = chainId.slice(namespace.length + 1)
  if (namespace === 'eip155') return reference
  return namespace === 'solana' ? getClusterName(reference) : chainId
}
