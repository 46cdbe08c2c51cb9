import { expect, test } from 'vitest'
import * as exports from './host.js'

test('exports exactly the public names', () => {
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
