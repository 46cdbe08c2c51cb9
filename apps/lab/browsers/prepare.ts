import startLabs from '../e2e/support/startLabs.js'
import { findBrowsers } from './findBrowsers.js'
import { installBrowsers } from './installBrowsers.js'

/** Installs the browsers, finds out which of them start, and starts the lab. Returns what ends it. */
export default async function prepare(): Promise<() => Promise<void>> {
  installBrowsers()
  await findBrowsers()
  return startLabs({ workers: 1 })
}
