import { placeName } from './placeName.js'

/** Says whether the page before left a place to come back to, of whichever instance, see `returnToPlace`. */
export function hasPlace(): boolean {
  try {
    return placeName in sessionStorage
  } catch {
    // Storage is forbidden here, or this is no browser.
    return false
  }
}
