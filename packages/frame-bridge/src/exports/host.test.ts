import { expect, test } from 'vitest'

test('exports exactly the public names', async () => {
  // Loaded within the test, so that a module that throws as it loads fails a test and not the file alone.
  const exports = await import('./host.js')
  expect(Object.keys(exports).sort()).toEqual([
    'createVisibilityGuard',
    'createWalletHost',
    'findEmbedderOrigin',
    'frameRequests',
    'handOverPopupResult',
    'hostErrors',
    'popupErrors',
  ])
})
