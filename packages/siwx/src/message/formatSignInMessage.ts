import { assertSignInMessage } from './assertSignInMessage.js'
import type { SignInMessage } from './SignInMessage.js'

/** Options of `formatSignInMessage`. */
export type FormatSignInMessageOptions = {
  /** Writes the bare chain reference (`1` for `eip155:1`) as in EIP-4361. Default: `false`, the CAIP-2 id. */
  readonly clearChainIdNamespace?: boolean | undefined
}

const accountNames: Readonly<Record<string, string>> = { eip155: 'Ethereum', solana: 'Solana', bip122: 'Bitcoin' }

/**
 * Writes the text a wallet signs to log in (CAIP-122; with `clearChainIdNamespace` on EVM chains exactly EIP-4361).
 * Throws `siwx/invalid-message` when a field could not be read back from the text.
 *
 * @param message The facts to state.
 * @param options How to write the chain id.
 */
export function formatSignInMessage(message: SignInMessage, options: FormatSignInMessageOptions = {}): string {
  assertSignInMessage(message)
  const [namespace = '', reference = ''] = message.chainId.split(':')
  const bare = options.clearChainIdNamespace === true
  const site = message.scheme ? `${message.scheme}://${message.domain}` : message.domain
  const account = message.accountName ?? accountNames[namespace] ?? namespace
  const field = (label: string, value: string | undefined) => (value === undefined ? [] : [`${label}: ${value}`])
  const resources = message.resources ?? []
  // EIP-4361 keeps the blank line of a missing statement, the CAIP-122 form in use drops it.
  const statement =
    message.statement === undefined ? (bare && namespace === 'eip155' ? [''] : []) : [message.statement, '']
  return [
    `${site} wants you to sign in with your ${account} account:`,
    message.accountAddress,
    '',
    ...statement,
    `URI: ${message.uri}`,
    `Version: ${message.version}`,
    `Chain ID: ${bare ? reference : message.chainId}`,
    `Nonce: ${message.nonce}`,
    ...field('Issued At', message.issuedAt),
    ...field('Expiration Time', message.expirationTime),
    ...field('Not Before', message.notBefore),
    ...field('Request ID', message.requestId),
    ...(resources.length > 0 ? ['Resources:', ...resources.map((resource) => `- ${resource}`)] : []),
  ].join('\n')
}
