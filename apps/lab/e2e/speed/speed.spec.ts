import { expect } from '@playwright/test'
import { findBrowser } from '../../../../scripts/findBrowser.mjs'
import { compareSpeeds } from '../../../../scripts/lib/compareSpeeds.mjs'
import { measureSpeeds } from '../../../../scripts/lib/measureSpeeds.mjs'
import { test } from '../support/test.js'

// The same measurements and limits as those of `npm run bench`.
test('opening, long lists and the start hold their limits', async ({ lab }) => {
  test.slow()
  const speeds = await measureSpeeds({ url: `${lab.web}/bench.html`, executablePath: await findBrowser() })
  for (const { name, value, limit, isHeld } of compareSpeeds(speeds))
    expect.soft(isHeld, `${name}: ${value}, limit ${limit}`).toBe(true)
})
