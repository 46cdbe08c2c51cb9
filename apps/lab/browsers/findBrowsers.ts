import { startChromium } from './startChromium.js'
import { startFirefox } from './startFirefox.js'
import { startWebKit } from './startWebKit.js'

/** The system's browsers that run the main paths, by their name in the output. */
export const browsers = { 'newest Chromium': startChromium, 'Firefox ESR': startFirefox, WebKitGTK: startWebKit }

export type BrowserName = keyof typeof browsers

/** The reason why each browser cannot run here, or ''. */
export type FoundBrowsers = Readonly<Record<BrowserName, string>>

const variable = 'PORTICO_BROWSERS'

/** Starts each browser once and stores the result in the environment, which the test workers inherit. */
export async function findBrowsers(): Promise<void> {
  const found: Record<string, string> = {}
  for (const [name, start] of Object.entries(browsers))
    found[name] = await start().then(
      async (driver) => {
        await driver.close()
        return ''
      },
      (error: unknown) => (error instanceof Error && error.message) || 'it does not start',
    )
  process.env[variable] = JSON.stringify(found)
}

/**
 * Returns the result of `findBrowsers`.
 *
 * @throws Error If it has not run.
 */
export function readFoundBrowsers(): FoundBrowsers {
  const text = process.env[variable]
  if (!text) throw new Error(`${variable} is not set; prepare.ts sets it before the tests are loaded`)
  return JSON.parse(text)
}
