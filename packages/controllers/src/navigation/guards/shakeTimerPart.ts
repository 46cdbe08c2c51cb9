import { definePart } from '../../instance/definePart.js'

/** The timer that ends a shake. */
export const shakeTimerPart = definePart<{ cancel: (() => void) | undefined }>({
  key: 'shakeTimer',
  create: () => ({ cancel: undefined }),
  dispose: (timer) => timer.cancel?.(),
})
