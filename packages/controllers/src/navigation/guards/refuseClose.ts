import { definePart } from '../../instance/definePart.js'
import { getPart } from '../../instance/getPart.js'
import { internals, type Portico } from '../../instance/Portico.js'
import { routerPart } from '../routes/routerPart.js'

/** Cancels the timer that ends a shake. */
const shakeTimerPart = definePart<{ cancel: (() => void) | undefined }>({
  key: 'shakeTimer',
  create: () => ({ cancel: undefined }),
  dispose: (timer) => timer.cancel?.(),
})

const shakeMs = 500

/** Shakes the modal for half a second, to show that it may not be closed now. */
export function refuseClose(portico: Portico): void {
  const router = getPart(portico, routerPart)
  const timer = getPart(portico, shakeTimerPart)
  timer.cancel?.()
  router.shake = true
  timer.cancel = portico[internals].clock.setTimeout(() => {
    router.shake = false
  }, shakeMs)
}
