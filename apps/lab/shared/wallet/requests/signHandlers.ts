import { providerErrors } from '../providerError.js'
import type { RequestHandler } from '../WalletContext.js'
import { findAccount } from '../WalletContext.js'
import { signAs } from './signAs.js'

/** Decodes a message to text. Hex that is not valid text is shown as hex. */
function decodeMessage(message: `0x${string}`): string {
  const bytes = Uint8Array.from(message.slice(2).match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return message
  }
}

function isHex(value: string): value is `0x${string}` {
  return /^0x([\da-f]{2})*$/i.test(value)
}

/** Handlers for signatures: EIP-191 and EIP-712. */
export const signHandlers: Readonly<Record<string, RequestHandler>> = {
  async personal_sign(context, [message, address]) {
    if (typeof message !== 'string') throw providerErrors.invalidParams
    const account = findAccount(context, address)
    await context.confirm({ kind: 'sign', text: isHex(message) ? decodeMessage(message) : message })
    return signAs(account, (signer) => signer.signMessage({ message: isHex(message) ? { raw: message } : message }))
  },
  async eth_signTypedData_v4(context, [address, json]) {
    const account = findAccount(context, address)
    const typedData = typeof json === 'string' ? JSON.parse(json) : json
    if (typeof typedData !== 'object' || typedData === null) throw providerErrors.invalidParams
    await context.confirm({ kind: 'typedData', text: JSON.stringify(typedData.message, undefined, 2) })
    return signAs(account, (signer) => signer.signTypedData(typedData))
  },
}
