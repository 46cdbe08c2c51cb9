import { expect } from '@playwright/test'
import { findBrowser } from '../../../../scripts/findBrowser.mjs'
import { compareSpeeds } from '../../../../scripts/lib/compareSpeeds.mjs'
import { measureSpeeds } from '../../../../scripts/lib/measureSpeeds.mjs'
import { test } from '../support/test.js'

// Whatever else a machine does makes a measurement longer, never shorter: one good run of three is the truth.
test.describe.configure({ retries: 2 })

/**
 * A guard against getting slower. `npm run bench` holds the same measurement, of more pages and on an idle machine,
 * against the goal of 1.5.
 */
const guardedRatio = 2.5

test('opening, long lists and the start hold their limits', async ({ lab }) => {
  test.slow()
  const speeds = await measureSpeeds({ url: `${lab.web}/bench.html`, executablePath: await findBrowser() })
  for (const { name, value, limit, isHeld } of compareSpeeds(speeds, { openRatio: guardedRatio }))
    expect.soft(isHeld, `${name}: ${value}, limit ${limit}`).toBe(true)
})
