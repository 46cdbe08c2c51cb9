import { type SwapCall, swapErrors } from '@portico/core'

/** `approve(address,uint256)` of ERC-20. */
const selector = '0x095ea7b3'
const shape = /^0x095ea7b3(0{24}[\da-f]{40})([\da-f]{64})$/

/** The largest allowance, which tokens treat as one without end. */
export const unlimitedAllowance = 2n ** 256n - 1n

/**
 * Reads the approval that a provider built, and returns who would take the token. The amount in it does not count: what
 * is signed is encoded anew.
 *
 * @param call The call as it was built. Hosted services name the token as its sender.
 * @param token Address of the token that is sold.
 * @throws `swap/unsafe-approval` if it is anything but an approval of this token.
 */
export function checkApproval({ from, to, data, value }: SwapCall, token: string): string {
  const isToken = (address: string) => address.toLowerCase() === token.toLowerCase()
  if (!isToken(to) && !isToken(from)) throw swapErrors('swap/unsafe-approval', { reason: 'other-token' })
  if (value !== 0n) throw swapErrors('swap/unsafe-approval', { reason: 'value' })
  const spender = shape.exec(data.toLowerCase())?.[1]?.slice(24)
  if (spender === undefined) throw swapErrors('swap/unsafe-approval', { reason: 'malformed' })
  if (/^0{40}$/.test(spender) || isToken(`0x${spender}`))
    throw swapErrors('swap/unsafe-approval', { reason: 'spender' })
  return `0x${spender}`
}

/**
 * Encodes an approval.
 *
 * @param spender Who may take the token.
 * @param amount How much, in base units.
 */
export function encodeApproval(spender: string, amount: bigint): `0x${string}` {
  const words = [spender.slice(2).toLowerCase(), amount.toString(16)].map((word) => word.padStart(64, '0'))
  return `${selector}${words.join('')}`
}
