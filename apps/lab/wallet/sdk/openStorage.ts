/** Gives the frame's storage, unless the browser denies it to frames of other sites. */
export function openStorage(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}
