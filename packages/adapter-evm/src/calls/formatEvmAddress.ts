import { addressErrors } from '@portico/core'
import { type Address, getAddress } from 'viem'
import { isEvmAddress } from './isEvmAddress.js'

/**
 * Returns the address in EIP-55 spelling. Throws `address/invalid`.
 *
 * @param value An address, see `isEvmAddress`.
 */
export function formatEvmAddress(value: string): Address {
  if (!isEvmAddress(value)) throw addressErrors('address/invalid', { address: value })
  return getAddress(`0x${value.slice(2).toLowerCase()}`)
}
