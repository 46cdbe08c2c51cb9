import { expect, test } from 'vitest'

// A module that throws as it loads fails the test below, not just its file: a measure of mutations sees tests alone.
const exports = await import('./host.js').catch((error: unknown) => ({ error }))

test('exports exactly the public names', () => {
  expect(Object.keys(exports).sort()).toEqual([
    'createPointerWatch',
    'createReading',
    'createVisibilityGuard',
    'createWalletHost',
    'findEmbedderOrigin',
    'frameRequests',
    'handOverPopupResult',
    'hostErrors',
    'popupErrors',
  ])
})
