import { getNamespace, isCaipNetworkId, siwxErrors } from '@portico/core'
import { isChecksummed } from './checksum.js'
import { isAuthority, isUri } from './rfc3986.js'
import type { SignInMessage } from './SignInMessage.js'

const time = /^(\d{4})-(\d\d)-(\d\d)T\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i
// Control characters could make one field look like the next line.
const line = /^[^\p{Cc}\u2028\u2029]+$/u
/** What EIP-4361 lets a statement and a request id contain. */
const strictStatement = /^[\w \-.~:/?#[\]@!$&'()*+,;=]+$/
const strictRequestId = /^([\w\-.~!$&'()*+,;=:@]|%[\da-f]{2})*$/i

/** `Date.parse` takes the 30th of February for the 2nd of March. */
function isTime(text: string): boolean {
  const found = time.exec(text)
  if (!found) return false
  const [, year, month, day] = found
  return (
    Number(day) <= new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate() && !Number.isNaN(Date.parse(text))
  )
}

function isAddress(namespace: string, address: string, requireChecksum: boolean): boolean {
  if (namespace === 'eip155') return isChecksummed(address) || (!requireChecksum && /^0x[\da-f]{40}$/.test(address))
  if (namespace === 'solana') return /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(address)
  return /^[\w.%-]{1,128}$/.test(address)
}

const optional = (value: string | undefined, isValid: (text: string) => boolean) =>
  value === undefined || isValid(value)

/** Options of `assertSignInMessage`. */
export type AssertSignInMessageOptions = {
  /** Whether the text is to have the form of EIP-4361, which takes ASCII only and requires `issuedAt`. */
  readonly isStrict: boolean
  /** See `parseSignInMessage`. */
  readonly requireChecksum?: boolean | undefined
}

/**
 * Throws `siwx/invalid-message`, naming the field, unless every field can stand in a message as it is.
 *
 * @param message The fields to check.
 * @param options Which form the text has.
 */
export function assertSignInMessage(message: SignInMessage, options: AssertSignInMessageOptions): void {
  const { chainId } = message
  const { isStrict, requireChecksum = true } = options
  const checks: Readonly<Record<string, boolean>> = {
    scheme: optional(message.scheme, (text) => /^[a-z][a-z\d+.-]*$/i.test(text)),
    domain: isAuthority(message.domain),
    accountName: optional(message.accountName, (text) =>
      isStrict ? text === 'Ethereum' : text.length <= 64 && line.test(text),
    ),
    chainId: isCaipNetworkId(chainId) && !/^eip155:(?!\d+$)/.test(chainId),
    accountAddress: isAddress(getNamespace(chainId), message.accountAddress, requireChecksum),
    // A statement that starts like the next line could not be told apart from it.
    statement: optional(
      message.statement,
      (text) => (isStrict ? strictStatement : line).test(text) && !text.startsWith('URI: '),
    ),
    uri: isUri(message.uri),
    version: message.version === '1',
    nonce: /^[a-z\d]{8,}$/i.test(message.nonce),
    issuedAt: message.issuedAt === undefined ? !isStrict : isTime(message.issuedAt),
    expirationTime: optional(message.expirationTime, isTime),
    notBefore: optional(message.notBefore, isTime),
    requestId: optional(message.requestId, (text) =>
      isStrict ? strictRequestId.test(text) : text === '' || line.test(text),
    ),
    resources: (message.resources ?? []).every(isUri),
  }
  for (const [field, isValid] of Object.entries(checks)) {
    if (!isValid) throw siwxErrors('siwx/invalid-message', { field })
  }
}
