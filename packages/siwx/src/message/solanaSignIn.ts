import { type SiwxMessageData, type SiwxSession, siwxErrors } from '@portico/core'
import { base58 } from '@scure/base'
import { parseSignInMessage } from './parseSignInMessage.js'
import { getClusterName } from './solanaClusters.js'

/** What a wallet is given for `solana:signIn` (Wallet Standard). */
export type SolanaSignInInput = Omit<SiwxMessageData, 'accountAddress' | 'chainId'> & {
  readonly address: string
  /** Name of a public cluster, such as `mainnet`; of others their CAIP-2 reference. */
  readonly chainId: string
}

/** What a wallet returns from `solana:signIn`. */
export type SolanaSignInOutput = {
  readonly account: { readonly address: string }
  /** The text that was signed, in UTF-8. */
  readonly signedMessage: Uint8Array
  readonly signature: Uint8Array
}

/**
 * Returns what a wallet is given to write and sign a message by itself, with `solana:signIn`.
 *
 * @param message The fields of the message, as `createMessage` of the port returns them.
 */
export function createSolanaSignInInput(message: SiwxMessageData): SolanaSignInInput {
  const { accountAddress, chainId, domain, uri, version, nonce } = message
  const { statement, issuedAt, expirationTime, notBefore, requestId, resources } = message
  return {
    ...{ address: accountAddress, chainId: getClusterName(chainId.slice(chainId.indexOf(':') + 1)) },
    ...{ domain, uri, version, nonce, statement, issuedAt, expirationTime, notBefore, requestId, resources },
  }
}

/**
 * Reads what a wallet returned from `solana:signIn`. Its fields are those of the text that was signed, which need not be
 * those that were asked for: the sign-in must be verified like any other.
 *
 * @param output What the wallet returned.
 * @throws `siwx/invalid-message` if the text is no sign-in, `siwx/address-mismatch` if it is another account's.
 */
export function readSolanaSignIn({ account, signedMessage, signature }: SolanaSignInOutput): SiwxSession {
  const message = decodeText(signedMessage)
  const { accountName: _, scheme: __, ...data } = parseSignInMessage(message, { namespace: 'solana' })
  if (data.accountAddress !== account.address) {
    throw siwxErrors('siwx/address-mismatch', { expected: account.address, found: data.accountAddress })
  }
  return { data, message, signature: base58.encode(signature) }
}

function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch (cause) {
    throw siwxErrors('siwx/invalid-message', { field: 'encoding' }, { cause })
  }
}
