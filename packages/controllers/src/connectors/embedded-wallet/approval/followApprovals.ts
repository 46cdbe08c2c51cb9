import type { FrameClient, RpcApproval } from '@portico/frame-bridge'
import { getInternals } from '../../../instance/getInternals.js'
import { getPart } from '../../../instance/getPart.js'
import type { Portico } from '../../../instance/Portico.js'
import { goBack } from '../../../navigation/commands/goBack.js'
import { pushView } from '../../../navigation/commands/pushView.js'
import { closeModal } from '../../../navigation/modal/closeModal.js'
import { openModal } from '../../../navigation/modal/openModal.js'
import { routerPart } from '../../../navigation/routes/routerPart.js'
import { showToast } from '../../../toasts/showToast.js'
import { embeddedWalletPart } from '../state/embeddedWalletPart.js'
import { runInNextTask } from './runInNextTask.js'

/** A refused call may close what is on screen first; milliseconds. */
const toastDelayMs = 300

/**
 * Brings up ApproveTransaction while the frame waits for the person, and leaves it when it does not any more. Leaving
 * the view or closing the modal is a no to all that waits; what was approved goes on. Returns the stop.
 */
export function followApprovals(portico: Portico, client: FrameClient): () => void {
  const { clock, emitter, logger, stores } = getInternals(portico)
  const { modal } = stores
  const state = getPart(portico, embeddedWalletPart)
  let opened = false
  let shown = false
  // What the person has turned away from is called off one by one, and brings nothing up meanwhile.
  const left = new WeakSet<RpcApproval>()
  let stopEnd = (): void => undefined
  let stopToast = (): void => undefined
  const isOnTop = () => modal.open && getPart(portico, routerPart).history.at(-1)?.name === 'ApproveTransaction'
  const show = () => {
    shown = true
    // One of an earlier request says nothing about this one.
    state.alert = undefined
    opened = !modal.open
    if (opened) openModal(portico, { view: 'ApproveTransaction' })
    else pushView(portico, { view: 'ApproveTransaction' })
  }
  const hide = () => {
    shown = false
    const isAlone = getPart(portico, routerPart).history.length < 2
    if (opened && isAlone && modal.open) closeModal(portico, { reason: 'done', force: true })
    else if (isOnTop()) goBack(portico)
  }
  const leave = () => {
    stopEnd()
    shown = false
    state.requests = 0
    // Opened by hand later, the view is about nothing yet.
    state.requestMethod = undefined
    const open = client.openRequests()
    for (const request of open) left.add(request)
    if (open.length > 0) client.abortOpenRequests()
  }
  const end = () => {
    state.requests = 0
    // The view shows that the frame failed. An alert about another request must not hide this one.
    if (shown && state.alert?.code !== 'IFRAME_LOAD_FAILED') hide()
  }
  const follow = () => {
    stopEnd()
    const [first, ...more] = client.openRequests().filter((request) => !left.has(request))
    if (first) {
      state.requests = 1 + more.length
      // The frame asks about one at a time, the oldest first.
      state.requestMethod = first.method
      if (!shown) show()
    } else if (shown) {
      // An app that was waiting for this answer may ask the next thing now: the view then stays.
      stopEnd = runInNextTask(end)
    }
  }
  follow()
  const stops = [
    client.on('approval', follow),
    client.on('settled', follow),
    emitter.on('modalClose', leave),
    emitter.on('view', ({ view, previous }) => {
      if (previous === 'ApproveTransaction' && view !== 'ApproveTransaction') leave()
    }),
    client.on('refused', ({ method, error }) => {
      logger.error(error.shortMessage, { method })
      stopToast()
      stopToast = clock.setTimeout(
        () => showToast(portico, { variant: 'error', code: 'action-not-allowed' }),
        toastDelayMs,
      )
    }),
    () => stopEnd(),
    () => stopToast(),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
