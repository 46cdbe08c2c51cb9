import { defineFeature } from '../../instance/defineFeature.js'

/** The timer that ends a shake. */
export const shakeTimerFeature = defineFeature<{ cancel: (() => void) | undefined }>({
  key: 'shakeTimer',
  create: () => ({ cancel: undefined }),
  dispose: (timer) => timer.cancel?.(),
})
