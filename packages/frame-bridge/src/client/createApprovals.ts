import { linkSignals } from '@portico/core/internal'
import type { ClientCore } from './ClientCore.js'
import type { FrameClient, FrameClientEvents, RpcApproval } from './FrameClient.js'

/** Options to send a request with. */
type SendOptions = { readonly signal: AbortSignal; readonly onApproved: () => void }

/** The pending requests that need the user's approval. */
export type Approvals = Pick<FrameClient, 'abortOpenRequests' | 'openRequests'> & {
  /**
   * Sends a request and reports it as pending until it is answered.
   *
   * @param method What the user is asked for.
   * @param send Sends it.
   * @param signal Aborts it while it is not approved.
   */
  run<reply>(
    method: RpcApproval['method'],
    send: (options: SendOptions) => Promise<reply>,
    signal: AbortSignal | undefined,
  ): Promise<reply>
}

/** Creates the approvals of a client. */
export function createApprovals({ emitter }: Pick<ClientCore, 'emitter'>): Approvals {
  const open = new Map<RpcApproval, AbortController>()
  const state = { lastId: 0 }
  return {
    async run(method, send, signal) {
      const approval: { -readonly [name in keyof RpcApproval]: RpcApproval[name] } = { id: ++state.lastId, method }
      const controller = new AbortController()
      const unlink = linkSignals(controller, [signal])
      open.set(approval, controller)
      const settle = (outcome: FrameClientEvents['settled']['outcome']) => {
        unlink()
        open.delete(approval)
        emitter.emit('settled', { ...approval, outcome })
      }
      emitter.emit('approval', approval)
      try {
        const onApproved = () => {
          approval.isApproved = true
          emitter.emit('approved', approval)
        }
        const result = await send({ signal: controller.signal, onApproved })
        settle('success')
        return result
      } catch (error) {
        settle(controller.signal.aborted && !approval.isApproved ? 'aborted' : 'error')
        throw error
      }
    },
    abortOpenRequests() {
      for (const [{ isApproved }, controller] of [...open]) if (!isApproved) controller.abort()
    },
    openRequests: () => [...open.keys()],
  }
}
