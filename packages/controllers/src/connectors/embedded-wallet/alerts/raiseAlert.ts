import { isPorticoError } from '@portico/core'
import { getInternals } from '../../../instance/getInternals.js'
import { getPart } from '../../../instance/getPart.js'
import type { Portico } from '../../../instance/Portico.js'
import { embeddedWalletPart } from '../state/embeddedWalletPart.js'
import { toAlert } from './toAlert.js'

/**
 * Shows the alert of an error until the next login begins, and emits the error as event `error`. An error that was
 * raised or reported before is not reported again.
 */
export function raiseAlert(portico: Portico, error: unknown, { isReported = false } = {}): void {
  const { emitter, lifetime } = getInternals(portico)
  const alert = isPorticoError(error) && !lifetime.aborted ? toAlert(error) : undefined
  if (!alert) return
  const state = getPart(portico, embeddedWalletPart)
  if (state.alert?.cause === alert.cause || (isReported && state.step !== 'idle')) return
  state.alert = alert
  if (!isReported) emitter.emit('error', alert.cause)
}
