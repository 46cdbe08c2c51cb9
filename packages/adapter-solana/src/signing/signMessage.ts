import { type Connection, toWalletError } from '@portico/core'
import { settle } from '@portico/core/internal'
import { base58 } from '@scure/base'
import { openPort } from './openPort.js'

export type SignMessageParameters = {
  readonly connection: Connection
  readonly address: string
  readonly message: string
  readonly signal?: AbortSignal | undefined
}

/**
 * Has a text signed. Throws `wallet/unsupported-method`, `wallet/rejected` and what else the wallet may answer,
 * `connection/aborted` at abort.
 *
 * @param parameters The connection, the account and the text.
 * @returns The ed25519 signature of the text's UTF-8 bytes, in base58.
 */
export async function signMessage(parameters: SignMessageParameters): Promise<string> {
  const { connection, address, message, signal } = parameters
  try {
    const port = openPort({ connection, address })
    return base58.encode(await settle(() => port.signMessage(new TextEncoder().encode(message)), { signal }))
  } catch (error) {
    throw toWalletError(error)
  }
}
