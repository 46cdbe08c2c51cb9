import { isPorticoError, PorticoError, toWalletError, walletErrors } from '@portico/core'

/**
 * Distinguishes a request that the user declined from other failures. The frame answers both with a text only, which is
 * parsed like that of any wallet without error codes. An aborted request counts as declined and keeps the protocol's
 * text.
 */
export function toRequestError(error: unknown): PorticoError {
  if (isPorticoError(error, 'frame/rpc-aborted')) {
    const { shortMessage, rpcCode } = error
    return new PorticoError('wallet/rejected', undefined, { shortMessage, rpcCode, cause: error })
  }
  if (!isPorticoError(error, 'frame/error-reply')) return toWalletError(error)
  const told = toWalletError(new Error(error.shortMessage))
  return told.code === 'wallet/rejected' ? walletErrors('wallet/rejected', undefined, { cause: error }) : error
}
