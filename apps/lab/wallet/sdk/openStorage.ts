const probe = 'portico-wallet/probe'

/** Gives the frame's storage, or that of its tab, unless the browser denies it to frames of other sites, or takes nothing. */
export function openStorage(kind: 'localStorage' | 'sessionStorage' = 'localStorage'): Storage | undefined {
  try {
    const storage = window[kind]
    storage.setItem(probe, '1')
    storage.removeItem(probe)
    return storage
  } catch {
    return undefined
  }
}
