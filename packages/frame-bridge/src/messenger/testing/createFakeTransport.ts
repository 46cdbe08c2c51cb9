import { createEmitter } from '@portico/core'
import { frameErrors } from '../../protocol/frameErrors.js'
import type { FrameTransport, FrameTransportEvents } from '../FrameTransport.js'

type Posted = {
  readonly type: string
  readonly id: string
  readonly payload?: unknown
  readonly port?: MessagePort | undefined
}

/**
 * Creates a frame without a page. A test decides what the frame posts, and reads what the app posted by window message.
 */
export function createFakeTransport() {
  const emitter = createEmitter<FrameTransportEvents>()
  const posted: Posted[] = []
  const state = { isAttached: true, restarts: 0, isDestroyed: false }
  const transport: FrameTransport = {
    isAttached: () => state.isAttached,
    post(message, transfer = []) {
      if (!state.isAttached) throw frameErrors('frame/not-set')
      // Messages are cloned on their way, as between windows. All that is transferred here is a port.
      const clone: { message: Posted; transfer: MessagePort[] } = structuredClone(
        { message: message as Posted, transfer: [...transfer] as MessagePort[] },
        { transfer: [...transfer] },
      )
      posted.push(clone.transfer[0] ? { ...clone.message, port: clone.transfer[0] } : clone.message)
    },
    on: emitter.on,
    restart() {
      state.restarts += 1
    },
    destroy() {
      state.isDestroyed = true
      emitter.clear()
    },
  }
  const say = (data: unknown) => emitter.emit('message', { data, ports: [] })
  return {
    transport,
    posted,
    state,
    emit: emitter.emit,
    /** Posts any message from the frame to the app's window. */
    say,
    ready: (payload?: unknown) => say({ type: '@w3m-frame/READY', ...(payload === undefined ? {} : { payload }) }),
    last: () => posted.at(-1),
    /** Answers the latest request with a name. */
    reply(name: string, payload?: unknown, outcome = 'SUCCESS') {
      const id = posted.findLast(({ type }) => type === `@w3m-app/${name}`)?.id
      say({ type: `@w3m-frame/${name}_${outcome}`, id, ...(payload === undefined ? {} : { payload }) })
    },
    names: () => posted.map(({ type }) => type.replace('@w3m-app/', '')),
  }
}
