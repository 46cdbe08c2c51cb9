import type { StoragePort } from '@portico/core'

const probe = '@appkit-wallet/PROBE'

/** Whether what is stored outlives the page. Only the attempt tells: storages may be there and take nothing. */
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
