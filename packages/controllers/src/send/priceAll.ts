import { isPorticoError } from '@portico/core'
import { isRecord } from '@portico/core/internal'
import type { Portico } from '../instance/Portico.js'
import { prepareSend } from './prepareSend.js'

type PriceAllParameters = { readonly balance: bigint; readonly to: string; readonly signal: AbortSignal }

/**
 * Prices sending the whole native balance. The smallest amount has the same price, unless so little may not be sent,
 * such as to a new account on Solana. Then the whole balance is tried, which fails with the fee that is missing.
 */
export async function priceAll(
  portico: Portico,
  { balance, to, signal }: PriceAllParameters,
): Promise<{ readonly fee: bigint; readonly maxFee: bigint }> {
  try {
    return await prepareSend(portico, { amount: 1n, to, signal })
  } catch (error) {
    if (signal.aborted || isPorticoError(error, 'transfer/insufficient-funds')) throw error
    const maxFee = await prepareSend(portico, { amount: balance, to, signal }).then(() => undefined, readMaxFee)
    if (maxFee === undefined) throw error
    return { fee: maxFee, maxFee }
  }
}

function readMaxFee(error: unknown): bigint | undefined {
  if (!isPorticoError(error, 'transfer/insufficient-funds') || !isRecord(error.params)) return undefined
  return typeof error.params.maxFee === 'bigint' ? error.params.maxFee : undefined
}
