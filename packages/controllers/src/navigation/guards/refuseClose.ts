import { getFeature } from '../../instance/getFeature.js'
import { internals, type Portico } from '../../instance/Portico.js'
import { routerFeature } from '../routes/routerFeature.js'
import { shakeTimerFeature } from './shakeTimerFeature.js'

const shakeMs = 500

/** Shakes the modal for half a second, as a sign that it may not be closed now. */
export function refuseClose(portico: Portico): void {
  const router = getFeature(portico, routerFeature)
  const timer = getFeature(portico, shakeTimerFeature)
  timer.cancel?.()
  router.shake = true
  timer.cancel = portico[internals].clock.setTimeout(() => {
    router.shake = false
  }, shakeMs)
}
