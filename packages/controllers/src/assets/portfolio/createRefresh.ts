import { internals, type Portico } from '../../instance/Portico.js'

/** How often it is read what somebody follows on a visible page, in milliseconds: once what was read is stale. */
const refreshMs = 30_001

/**
 * Creates the timer that has followed balances read every 30 s. A hidden page reads them when it is shown again.
 *
 * @param portico The instance.
 * @param read Reads what is stale.
 */
export function createRefresh(portico: Portico, read: () => void) {
  let cancel: (() => void) | undefined
  const refresh = () => {
    if (typeof document === 'undefined' || document.visibilityState === 'visible') read()
  }
  return {
    /** To be called with each result. */
    restart(isFetching: boolean): void {
      cancel?.()
      cancel = isFetching ? undefined : portico[internals].clock.setTimeout(refresh, refreshMs)
    },
    stop(): void {
      cancel?.()
    },
  }
}
