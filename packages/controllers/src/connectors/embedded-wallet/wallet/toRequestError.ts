import { isPorticoError, PorticoError, toWalletError, walletErrors } from '@portico/core'

/**
 * Tells a request the person declined from other failures. The frame answers both with a text alone, which is read as
 * that of any wallet without error codes. One that was called off counts as declined and keeps the protocol's text.
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
