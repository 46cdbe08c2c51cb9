import { isPorticoError, type PorticoError, toWalletError, walletErrors } from '@portico/core'

/**
 * Tells a request the person declined from other failures. The frame answers both with a text alone, which is read as
 * that of any wallet without error codes.
 */
export function toRequestError(error: unknown): PorticoError {
  if (isPorticoError(error, 'frame/rpc-aborted')) return walletErrors('wallet/rejected', undefined, { cause: error })
  if (!isPorticoError(error, 'frame/error-reply')) return toWalletError(error)
  const told = toWalletError(new Error(error.shortMessage))
  return told.code === 'wallet/rejected' ? walletErrors('wallet/rejected', undefined, { cause: error }) : error
}
