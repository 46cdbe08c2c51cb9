import { type Address, decodeFunctionData, encodeFunctionData, erc20Abi, type Hex } from 'viem'

/** A call of an ERC-20 token that people know by name. */
export type TokenCall = {
  readonly kind: 'transfer' | 'transferFrom' | 'approve'
  /** Who gets the tokens, or may spend them. */
  readonly to: Address
  readonly from?: Address
  readonly amount: bigint
}

/**
 * Reads the data of a call as one of the known calls of ERC-20 tokens.
 *
 * @returns `undefined` when it is another call, or holds more than such a call does.
 */
export function readTokenCall(data: Hex): TokenCall | undefined {
  try {
    const call = decodeFunctionData({ abi: erc20Abi, data })
    if (encodeFunctionData({ abi: erc20Abi, ...call }) !== data.toLowerCase()) return undefined
    if (call.functionName === 'transferFrom') {
      const [from, to, amount] = call.args
      return { kind: 'transferFrom', from, to, amount }
    }
    if (call.functionName !== 'transfer' && call.functionName !== 'approve') return undefined
    const [to, amount] = call.args
    return { kind: call.functionName, to, amount }
  } catch {
    return undefined
  }
}
