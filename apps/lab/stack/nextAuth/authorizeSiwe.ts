import { type Address, isAddress, isHex } from 'viem'
import { parseSiweMessage, validateSiweMessage } from 'viem/siwe'
import { verifyMessage } from 'viem/utils'

export type AuthorizeSiweParameters = {
  /** The text that was signed. Its nonce is the CSRF token, which next-auth has checked against the visitor's cookie. */
  readonly message: string
  readonly signature: string
  readonly csrfToken: string
  /** Host and port of the page. */
  readonly domain: string
}

/** Returns the address that signed a message for this visitor and this page, or `null`. */
export async function authorizeSiwe(parameters: AuthorizeSiweParameters): Promise<Address | null> {
  const { message: text, signature, csrfToken, domain } = parameters
  const message = parseSiweMessage(text)
  const { address } = message
  if (!address || !isAddress(address) || !isHex(signature)) return null
  if (!validateSiweMessage({ message, domain, nonce: csrfToken })) return null
  const isSigned = await verifyMessage({ address, message: text, signature }).catch(() => false)
  return isSigned ? address : null
}
