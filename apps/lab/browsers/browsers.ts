import { startChromium } from './startChromium.js'
import { startFirefox } from './startFirefox.js'
import { startWebKit } from './startWebKit.js'

/** The system's browsers that run the main paths, by the name they have in the output. */
export const browsers = { 'newest Chromium': startChromium, 'Firefox ESR': startFirefox, WebKitGTK: startWebKit }

export type BrowserName = keyof typeof browsers
