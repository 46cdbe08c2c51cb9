/** Storage key of the tab's last place. */
export const placeName = '@portico/place'

/** Returns whether the previous page stored a place for any instance, see `returnToPlace`. */
export function hasPlace(): boolean {
  try {
    return placeName in sessionStorage
  } catch {
    // Storage is blocked, or this is not a browser.
    return false
  }
}
