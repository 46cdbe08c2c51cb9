import type { Connection } from '@portico/core'
import { getTypesForEIP712Domain, serializeTypedData, type TypedDataDefinition, validateTypedData } from 'viem'
import { evmErrors } from './evmErrors.js'
import { requestSignature } from './requestSignature.js'

export type SignTypedDataParameters = {
  readonly connection: Connection
  readonly address: string
  /** EIP-712 data: an object, whose numbers may be bigints, or its JSON. */
  readonly typedData: unknown
  readonly signal?: AbortSignal | undefined
}

/**
 * Has EIP-712 data signed by `eth_signTypedData_v4`. Throws `evm/invalid-typed-data` before the wallet is asked,
 * `wallet/rejected` and what else the wallet may answer.
 *
 * @param parameters The connection, the account and the data.
 * @returns The signature as hex.
 */
export async function signTypedData(parameters: SignTypedDataParameters): Promise<string> {
  const { connection, address, typedData, signal } = parameters
  const json = toJson(typedData)
  return requestSignature(connection, { method: 'eth_signTypedData_v4', params: [address, json] }, signal)
}

function toJson(typedData: unknown): string {
  try {
    const parsed: unknown = typeof typedData === 'string' ? JSON.parse(typedData) : typedData
    // viem checks the parts at run time; a value of another shape throws.
    const data = parsed as TypedDataDefinition
    const types = { EIP712Domain: getTypesForEIP712Domain({ domain: data.domain }), ...data.types }
    const complete = { ...data, types } as TypedDataDefinition
    validateTypedData(complete)
    return serializeTypedData(complete)
  } catch (error) {
    throw evmErrors('evm/invalid-typed-data', undefined, { cause: error })
  }
}
