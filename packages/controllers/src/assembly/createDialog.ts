import { getInternals } from '../instance/getInternals.js'
import type { Portico } from '../instance/Portico.js'

/**
 * Makes the instance's one dialog, closed, with a place for the view and one for the embedded wallet's frame. The frame
 * must never move, so the dialog stays until `destroy`.
 */
export function createDialog(portico: Portico): void {
  if (typeof document === 'undefined') return
  const inner = getInternals(portico)
  const dialog = document.createElement('dialog')
  dialog.dataset.portico = ''
  dialog.dataset.porticoId = portico.id
  dialog.setAttribute('closedby', 'none')
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
