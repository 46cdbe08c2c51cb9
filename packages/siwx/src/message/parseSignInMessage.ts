import { type CaipNetworkId, type ChainNamespace, siwxErrors } from '@portico/core'
import { getNamedNamespace } from './accountNames.js'
import { assertSignInMessage } from './assertSignInMessage.js'
import type { SignInMessage } from './SignInMessage.js'
import { getClusterReference } from './solanaClusters.js'

/** Options of `parseSignInMessage`. */
export type ParseSignInMessageOptions = {
  /** Namespace of a chain id without one. Default: by the word before "account", else `eip155`. */
  readonly namespace?: ChainNamespace | undefined
  /** Whether EVM addresses must be spelled with their EIP-55 checksum; `false` takes lower case too. Default `true`. */
  readonly requireChecksum?: boolean | undefined
}

const header = /^(?:([a-zA-Z][a-zA-Z\d+.-]*):\/\/)?(\S+) wants you to sign in with your (.+) account:$/

/** Reads `{label}: {value}` lines in their fixed order. */
function createReader(lines: readonly string[]) {
  let position = 0
  const take = () => lines[position++] ?? ''
  return {
    take,
    peek: () => lines[position],
    optional(label: string): string | undefined {
      return lines[position]?.startsWith(`${label}: `) ? take().slice(label.length + 2) : undefined
    },
    required(label: string): string {
      const value = this.optional(label)
      if (value === undefined) throw siwxErrors('siwx/invalid-message', { field: label })
      return value
    },
  }
}

/** A message without a statement has two blank lines in its place (EIP-4361), or one (all others). */
function readStatement(reader: ReturnType<typeof createReader>): {
  readonly statement?: string
  readonly isShort?: boolean
} {
  if (reader.take() !== '') throw siwxErrors('siwx/invalid-message', { field: 'statement' })
  if (reader.peek()?.startsWith('URI: ')) return { isShort: true }
  const statement = reader.take()
  if (statement === '') return {}
  if (reader.take() !== '') throw siwxErrors('siwx/invalid-message', { field: 'statement' })
  return { statement }
}

function readResources(reader: ReturnType<typeof createReader>): readonly string[] | undefined {
  if (reader.peek() !== 'Resources:') return undefined
  reader.take()
  const resources: string[] = []
  while (reader.peek()?.startsWith('- ')) resources.push(reader.take().slice(2))
  return resources
}

/** Returns the CAIP-2 id of a chain as a message writes it. What is none is refused with the other fields. */
function readChainId(chain: string, namespace: ChainNamespace): CaipNetworkId {
  const colon = chain.indexOf(':')
  const family = colon === -1 ? namespace : chain.slice(0, colon)
  const reference = chain.slice(colon + 1)
  return `${family}:${family === 'solana' ? getClusterReference(reference) : reference}`
}

/**
 * Reads a sign-in message, EIP-4361, Sign-In With Solana or CAIP-122, and checks every field, also the address's EIP-55
 * checksum on EVM chains. Throws `siwx/invalid-message` naming the field that is wrong. Says nothing about signature or
 * time: that is what `verifySignInMessage` does.
 *
 * @param text The message as it was signed.
 * @param options How to read a bare chain id.
 */
export function parseSignInMessage(text: string, options: ParseSignInMessageOptions = {}): SignInMessage {
  const reader = createReader(text.split('\n'))
  const [, scheme, domain = '', accountName = ''] = header.exec(reader.take()) ?? []
  const accountAddress = reader.take()
  const { statement, isShort } = readStatement(reader)
  const uri = reader.required('URI')
  const version = reader.required('Version')
  const chain = reader.required('Chain ID')
  const message = {
    scheme,
    domain,
    accountName,
    accountAddress,
    statement,
    uri,
    // Other versions are rejected below.
    version: version as '1',
    chainId: readChainId(chain, options.namespace ?? getNamedNamespace(accountName) ?? 'eip155'),
    nonce: reader.required('Nonce'),
    issuedAt: reader.optional('Issued At'),
    expirationTime: reader.optional('Expiration Time'),
    notBefore: reader.optional('Not Before'),
    requestId: reader.optional('Request ID'),
    resources: readResources(reader),
  }
  const left = reader.peek()
  if (left !== undefined) throw siwxErrors('siwx/invalid-message', { field: left })
  // A bare chain id tells the form of EIP-4361 from that of CAIP-122.
  const isStrict = !chain.includes(':') && message.chainId.startsWith('eip155:')
  if (isStrict && isShort) throw siwxErrors('siwx/invalid-message', { field: 'statement' })
  assertSignInMessage(message, { isStrict, requireChecksum: options.requireChecksum })
  // Missing fields are omitted, so that create and parse are inverse. The spread keeps the type.
  return Object.fromEntries(Object.entries(message).filter(([, value]) => value !== undefined)) as SignInMessage
}
