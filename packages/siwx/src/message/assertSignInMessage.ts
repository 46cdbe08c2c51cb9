import { defineErrors } from '@portico/core'
import { isChecksummed } from './isChecksummed.js'
import type { SignInMessage } from './SignInMessage.js'

export const siwxErrors = defineErrors({
  'siwx/invalid-message': {
    message: (params: { readonly field: string }) =>
      `The sign-in message is not valid at "${params.field}"; see EIP-4361 and CAIP-122 for its form.`,
  },
})

const authority = /^([\w.~!$&'()*+,;=:%-]*@)?(\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]+)(:\d{1,5})?$/i
const uri = /^[a-z][a-z\d+.-]*:([\w\-.~:/?#[\]@!$&'()*+,;=]|%[\da-f]{2})+$/i
const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i
// Control characters could make one field look like the next line.
const line = /^[^\p{Cc}\u2028\u2029]+$/u

function isTime(text: string): boolean {
  return time.test(text) && !Number.isNaN(Date.parse(text))
}

function isAddress(message: SignInMessage): boolean {
  if (!message.chainId.startsWith('eip155:')) return /^[\w.:%-]{1,128}$/.test(message.accountAddress)
  return isChecksummed(message.accountAddress)
}

const optional = (value: string | undefined, isValid: (text: string) => boolean) =>
  value === undefined || isValid(value)

/**
 * Throws `siwx/invalid-message`, naming the field, unless every field can stand in a message as it is.
 *
 * @param message The fields to check.
 */
export function assertSignInMessage(message: SignInMessage): void {
  const checks: Readonly<Record<string, boolean>> = {
    scheme: optional(message.scheme, (text) => /^[a-z][a-z\d+.-]*$/i.test(text)),
    domain: authority.test(message.domain),
    accountName: optional(message.accountName, (text) => text.length <= 64 && line.test(text)),
    chainId: /^[-a-z\d]{3,8}:[-\w]{1,32}$/.test(message.chainId) && !/^eip155:(?!\d+$)/.test(message.chainId),
    accountAddress: isAddress(message),
    // A statement that starts like the next line could not be told apart from it.
    statement: optional(message.statement, (text) => line.test(text) && !text.startsWith('URI: ')),
    uri: uri.test(message.uri),
    version: message.version === '1',
    nonce: /^[a-z\d]{8,}$/i.test(message.nonce),
    issuedAt: optional(message.issuedAt, isTime),
    expirationTime: optional(message.expirationTime, isTime),
    notBefore: optional(message.notBefore, isTime),
    requestId: optional(message.requestId, (text) => text === '' || line.test(text)),
    resources: (message.resources ?? []).every((resource) => uri.test(resource)),
  }
  for (const [field, isValid] of Object.entries(checks)) {
    if (!isValid) throw siwxErrors('siwx/invalid-message', { field })
  }
}
