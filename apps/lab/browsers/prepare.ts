import startLab from '../e2e/support/startLab.js'
import { installBrowsers } from './installBrowsers.js'

/** Gets the browsers and starts the lab; returns what ends it. */
export default function prepare(): Promise<() => Promise<void>> {
  installBrowsers()
  return startLab()
}
