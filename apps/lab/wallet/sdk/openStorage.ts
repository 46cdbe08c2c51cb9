const probe = 'portico-wallet/probe'

/** Gives the frame's storage, unless the browser denies it to frames of other sites, or takes nothing. */
export function openStorage(): Storage | undefined {
  try {
    localStorage.setItem(probe, '1')
    localStorage.removeItem(probe)
    return localStorage
  } catch {
    return undefined
  }
}
