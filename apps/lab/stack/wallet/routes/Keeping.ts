/**
 * What keeps a login over a reload: the frame's own storage, a cookie that the browser partitions by the app's site, a
 * cookie of the wallet's site that the person gave the frame access to, or the app, which keeps a sealed token.
 */
export type Keeping = 'storage' | 'partitioned' | 'open' | 'app'

/** Reads the value that a frame sends; anything else means `storage`. */
export function readKeeping(value: string): Keeping {
  return value === 'partitioned' || value === 'open' || value === 'app' ? value : 'storage'
}
