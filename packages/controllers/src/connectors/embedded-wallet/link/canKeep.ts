import type { StoragePort } from '@portico/core'

const probe = '@appkit-wallet/PROBE'

/** Returns whether stored values outlive the page. It has to be tried: a storage may exist and store nothing. */
export function canKeep(port: StoragePort): boolean {
  if (port.isLasting === false) return false
  try {
    port.setItem(probe, '1')
    const isKept = port.getItem(probe) === '1'
    port.removeItem(probe)
    return isKept
  } catch {
    return false
  }
}
