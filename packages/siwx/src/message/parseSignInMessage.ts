import type { ChainNamespace } from '@portico/core'
import { assertSignInMessage, siwxErrors } from './assertSignInMessage.js'
import type { SignInMessage } from './SignInMessage.js'

/** Options of `parseSignInMessage`. */
export type ParseSignInMessageOptions = {
  /** Namespace of a chain id without one. Default: `eip155`. */
  readonly namespace?: ChainNamespace | undefined
}

const header = /^(?:([a-z][a-z\d+.-]*):\/\/)?(\S+) wants you to sign in with your (.+) account:$/i

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

function readStatement(reader: ReturnType<typeof createReader>): string | undefined {
  if (reader.take() !== '') throw siwxErrors('siwx/invalid-message', { field: 'statement' })
  if (reader.peek()?.startsWith('URI: ')) return undefined
  const statement = reader.take()
  if (statement === '') return undefined
  if (reader.take() !== '') throw siwxErrors('siwx/invalid-message', { field: 'statement' })
  return statement
}

function readResources(reader: ReturnType<typeof createReader>): readonly string[] | undefined {
  if (reader.peek() !== 'Resources:') return undefined
  reader.take()
  const resources: string[] = []
  while (reader.peek()?.startsWith('- ')) resources.push(reader.take().slice(2))
  return resources
}

/**
 * Reads a sign-in message, EIP-4361 or CAIP-122, and checks every field, also the address's EIP-55 checksum on EVM
 * chains. Throws `siwx/invalid-message` naming the field that is wrong. Says nothing about signature or time.
 *
 * @param text The message as it was signed.
 * @param options How to read a bare chain id.
 */
export function parseSignInMessage(text: string, options: ParseSignInMessageOptions = {}): SignInMessage {
  const reader = createReader(text.split('\n'))
  const [, scheme, domain = '', accountName = ''] = header.exec(reader.take()) ?? []
  const accountAddress = reader.take()
  const statement = readStatement(reader)
  const uri = reader.required('URI')
  const version = reader.required('Version')
  const chain = reader.required('Chain ID')
  const isBare = !chain.includes(':')
  const message = {
    ...(scheme === undefined ? {} : { scheme }),
    domain,
    accountName,
    accountAddress,
    ...(statement === undefined ? {} : { statement }),
    uri,
    // Other versions are rejected below.
    version: version as '1',
    // The check below ensures that it is a CAIP-2 id.
    chainId: (isBare ? `${options.namespace ?? 'eip155'}:${chain}` : chain) as SignInMessage['chainId'],
    nonce: reader.required('Nonce'),
    issuedAt: reader.optional('Issued At'),
    expirationTime: reader.optional('Expiration Time'),
    notBefore: reader.optional('Not Before'),
    requestId: reader.optional('Request ID'),
    resources: readResources(reader),
  }
  if (reader.peek() !== undefined) throw siwxErrors('siwx/invalid-message', { field: reader.peek() ?? '' })
  // EIP-4361 messages, recognised by their bare chain id, require `Issued At`.
  if (isBare && message.chainId.startsWith('eip155:') && message.issuedAt === undefined) {
    throw siwxErrors('siwx/invalid-message', { field: 'issuedAt' })
  }
  assertSignInMessage(message)
  // Missing fields are omitted, so that format and parse are inverse. The spread keeps the type.
  return Object.fromEntries(Object.entries(message).filter(([, value]) => value !== undefined)) as SignInMessage
}
