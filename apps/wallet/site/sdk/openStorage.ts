const probe = 'portico-wallet/probe'

/** Returns the frame's local or session storage; `undefined` if the browser blocks it or it cannot be written. */
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
