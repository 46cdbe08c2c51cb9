import { isPorticoError } from '@portico/core'

const codes = ['embedded-wallet/outcome-unknown', 'provider/outcome-unknown'] as const

/** Whether an error leaves open if the wallet has sent the transaction. */
export const isOutcomeUnknown = (error: unknown): boolean => codes.some((code) => isPorticoError(error, code))
