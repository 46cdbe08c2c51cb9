import type { SolanaSignInInput } from '@solana/wallet-standard-features'

const fields = [
  ['URI', 'uri'],
  ['Version', 'version'],
  ['Chain ID', 'chainId'],
  ['Nonce', 'nonce'],
  ['Issued At', 'issuedAt'],
  ['Expiration Time', 'expirationTime'],
  ['Not Before', 'notBefore'],
  ['Request ID', 'requestId'],
] as const

/**
 * Writes the message of a sign-in with Solana (CAIP-122).
 *
 * @param input Fields requested by the app. The wallet sets `domain` and `address`.
 */
export function createSignInText(
  input: SolanaSignInInput & { readonly domain: string; readonly address: string },
): string {
  const { domain, address, statement, resources } = input
  const lines = fields.flatMap(([name, key]) => (input[key] === undefined ? [] : [`${name}: ${input[key]}`]))
  const listed = resources?.length ? ['Resources:', ...resources.map((each) => `- ${each}`)] : []
  const head = `${domain} wants you to sign in with your Solana account:\n${address}`
  const facts = [...lines, ...listed].join('\n')
  return [head, statement, facts].filter(Boolean).join('\n\n')
}
