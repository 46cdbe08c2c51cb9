import { createEmitter } from '@portico/core'
import type { FrameTransport, FrameTransportEvents } from '../messenger/FrameTransport.js'
import { readMessageEvent } from '../messenger/readMessageEvent.js'
import { frameErrors } from '../protocol/frameErrors.js'
import type { Frame } from './createFrame.js'

export type CreateWindowTransportParameters = {
  readonly frame: Frame
  /** Target of messages: the app's window. */
  readonly receiver: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
}

/**
 * Creates the way to an iframe by window messages. Lets through what the frame's window sent from the frame's origin;
 * everything else is dropped unread.
 *
 * @param parameters The frame and the app's window.
 */
export function createWindowTransport({ frame, receiver }: CreateWindowTransportParameters): FrameTransport {
  const emitter = createEmitter<FrameTransportEvents>()
  const listener = (event: Event) => {
    const target = frame.window()
    if (!target || readMessageEvent(event, 'source') !== target) return emitter.emit('dropped', 'source')
    if (readMessageEvent(event, 'origin') !== frame.origin) return emitter.emit('dropped', 'origin')
    const ports = readMessageEvent(event, 'ports')
    emitter.emit('message', {
      data: readMessageEvent(event, 'data'),
      // The getter of `ports` only returns message ports.
      ports: Array.isArray(ports) ? (ports as MessagePort[]) : [],
    })
  }
  receiver.addEventListener('message', listener)
  const stops = (['load', 'gone', 'failed'] as const).map((name) => frame.on(name, () => emitter.emit(name, undefined)))
  return {
    isAttached: () => frame.window() !== undefined,
    post(message, transfer = []) {
      const target = frame.window()
      if (!target) throw frameErrors('frame/not-set')
      target.postMessage(message, frame.origin, [...transfer])
    },
    on: emitter.on,
    restart: frame.restart,
    destroy() {
      receiver.removeEventListener('message', listener)
      for (const stop of stops) stop()
      emitter.clear()
      frame.destroy()
    },
  }
}
