import { getInternals } from '../instance/getInternals.js'
import type { Portico } from '../instance/Portico.js'

/**
 * Creates the instance's dialog, closed, with a slot for the view and one for the embedded wallet's frame. It stays
 * until `destroy`, because a frame reloads when it is moved.
 */
export function createDialog(portico: Portico): void {
  if (typeof document === 'undefined') return
  const inner = getInternals(portico)
  const dialog = document.createElement('dialog')
  dialog.dataset.portico = ''
  dialog.dataset.porticoId = portico.id
  for (const name of ['view', 'frame']) {
    const slot = document.createElement('div')
    slot.dataset.porticoSlot = name
    dialog.append(slot)
  }
  inner.dialog = dialog
  inner.disposers.add(() => {
    dialog.remove()
    inner.dialog = undefined
  })
  if (document.body) document.body.append(dialog)
  else
    document.addEventListener('DOMContentLoaded', () => document.body.append(dialog), {
      once: true,
      signal: inner.lifetime,
    })
}
