import { type HandlerContext, hostErrors } from '@portico/frame-bridge/host'
import type { Sheet } from '../sheets/Sheet.js'
import type { FrameContext } from './FrameContext.js'

const texts = { sign: 'Signing…', send: 'Sending…' } as const

/**
 * Asks the user and does what they approve. Once approved, nothing aborts it, even if the modal is closed.
 *
 * @throws `frame-host/rejected`
 */
export async function carryOut<result>(
  context: HandlerContext & { readonly frame: FrameContext },
  { sheet, kind, work }: { sheet: Sheet; kind: keyof typeof texts; work: () => Promise<result> },
): Promise<result> {
  const { frame, signal } = context
  if (!(await frame.approve(sheet, signal))) throw hostErrors('frame-host/rejected')
  context.approved()
  const working = work()
  frame.showWork(texts[kind], working)
  // The first click of the frame's own. What was approved is on its way and depends on nothing that follows.
  void frame.keeper.moveSession()
  return working
}
