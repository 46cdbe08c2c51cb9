import type { Connection } from '@portico/core'
import { stringToHex } from 'viem'
import { requestSignature } from './requestSignature.js'

export type SignMessageParameters = {
  readonly connection: Connection
  readonly address: string
  readonly message: string
  readonly signal?: AbortSignal | undefined
}

/**
 * Has a text signed by `personal_sign` (EIP-191). Throws `wallet/rejected` and what else the wallet may answer.
 *
 * @param parameters The connection, the account and the text.
 * @returns The signature as hex.
 */
export function signMessage({ connection, address, message, signal }: SignMessageParameters): Promise<string> {
  return requestSignature(connection, { method: 'personal_sign', params: [stringToHex(message), address] }, signal)
}
