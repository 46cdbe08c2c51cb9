import { type NativeBalance, type Portico, watchNativeBalance } from '@portico/controllers'
import { type ChainNamespace, formatAmount } from '@portico/core'

export type Balance = NativeBalance & {
  /** `value` in whole units as a plain decimal text, such as `1.5`; not rounded. */
  readonly formatted?: string | undefined
}

/** Follows the native balance, see `watchNativeBalance`; in a module of its own because it is loaded on first use. */
export function watchBalance(
  portico: Portico,
  namespace: ChainNamespace | undefined,
  callback: (balance: Balance | undefined) => void,
): () => void {
  return watchNativeBalance(
    portico,
    (balance) => {
      const value = balance?.value
      callback(
        balance && { ...balance, formatted: value === undefined ? undefined : formatAmount(value, balance.decimals) },
      )
    },
    { namespace },
  )
}
