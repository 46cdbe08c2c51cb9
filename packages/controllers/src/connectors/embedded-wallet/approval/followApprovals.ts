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

/** Delay of the toast for a refused call, in milliseconds, because the refusal may first close the current view. */
const toastDelayMs = 300

/**
 * Shows ApproveTransaction while the frame waits for the user, and leaves it afterwards. Leaving the view or closing
 * the modal rejects all pending requests; approved ones continue. Returns the unsubscribe.
 */
export function followApprovals(portico: Portico, client: FrameClient): () => void {
  const { clock, emitter, logger, stores } = getInternals(portico)
  const { modal } = stores
  const state = getPart(portico, embeddedWalletPart)
  let opened = false
  let shown = false
  // Requests the user has turned away from. They are aborted one by one, and must not reopen the view meanwhile.
  const left = new WeakSet<RpcApproval>()
  let stopEnd = (): void => undefined
  let stopToast = (): void => undefined
  const isOnTop = () => modal.open && getPart(portico, routerPart).history.at(-1)?.name === 'ApproveTransaction'
  const show = () => {
    shown = true
    // An alert of an earlier request does not concern this one.
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
    // If the app opens the view later, no request is shown in it.
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
      // The frame asks for one approval at a time, the oldest first.
      state.requestMethod = first.method
      if (!shown) show()
    } else if (shown) {
      // Keep the view open if the app reacts to this answer with another request.
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
