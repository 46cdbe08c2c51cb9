import { isPorticoError } from '@portico/core'
import { getFeature } from '../../../instance/getFeature.js'
import { getInternals } from '../../../instance/getInternals.js'
import type { Portico } from '../../../instance/Portico.js'
import { embeddedWalletFeature } from '../state/embeddedWalletFeature.js'
import { toAlert } from './toAlert.js'

/**
 * Shows the alert an error deserves, until the next login begins, and reports the error as event `error`. An error that
 * was raised or reported already is not reported again; one that was reported before a login began is over.
 */
export function raiseAlert(portico: Portico, error: unknown, { isReported = false } = {}): void {
  const { emitter, lifetime } = getInternals(portico)
  const alert = isPorticoError(error) && !lifetime.aborted ? toAlert(error) : undefined
  if (!alert) return
  const state = getFeature(portico, embeddedWalletFeature)
  if (state.alert?.cause === alert.cause || (isReported && state.step !== 'idle')) return
  state.alert = alert
  if (!isReported) emitter.emit('error', alert.cause)
}
