export { isSolanaAddress } from '../address/isSolanaAddress.js'
export type { GetNativeBalanceParameters } from '../assets/getNativeBalance.js'
export { getNativeBalance } from '../assets/getNativeBalance.js'
