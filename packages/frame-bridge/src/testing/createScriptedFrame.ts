import { type Clock, createEmitter, systemClock } from '@portico/core'
import { isRecord } from '@portico/core/internal'
import type { FrameTransport, FrameTransportEvents } from '../messenger/FrameTransport.js'
import { createRandomId } from '../protocol/createRandomId.js'
import { frameErrors } from '../protocol/frameErrors.js'
import type { FrameRequestName } from '../protocol/frameRequests.js'
import { handshake } from '../protocol/handshake.js'
import { isFrameMessageType, messagePrefixes } from '../protocol/messageTypes.js'
import { pickAnswer } from './pickAnswer.js'
import type { Script, ScriptedAnswer, ScriptedRequest } from './ScriptedReply.js'

/** Options of `createScriptedFrame`. */
export type CreateScriptedFrameOptions = {
  /** Answers by request. A request without a script is answered with an error. */
  readonly scripts?: { readonly [name in FrameRequestName]?: Script }
  /** Version in READY. Default: `4`. */
  readonly version?: string
  /** Whether the frame accepts a port. Default: `true`. Without one it behaves like frames of the first protocol. */
  readonly offersPort?: boolean
  /** Whether it takes a message to sign in GET_USER. Default: `false`. */
  readonly signsIn?: boolean
  /** Social accounts that it names in READY. Default: it names none. */
  readonly socials?: readonly string[] | undefined
  /** Whether it sends READY by itself after creation and restarts. Default: `true`. */
  readonly isReady?: boolean
  readonly clock?: Clock
}

/** A frame's end without a browser, with controls for tests. */
export type ScriptedFrame = {
  /** Transport for `createFrameClient`. */
  readonly transport: FrameTransport
  /** Received requests, oldest first, without the handshake. */
  readonly requests: readonly ScriptedRequest[]
  /** Number of requests with a name, or of all. */
  count(name?: FrameRequestName): number
  /** Replaces the script of a request. */
  script(name: FrameRequestName, script: Script): void
  /** Sends READY from a new document, as after a reload. Without a port `payload` may be anything. */
  sayReady(payload?: unknown): void
  /** Posts any message, over the port if there is one. */
  post(message: unknown): void
  /** Posts any window message, even if there is a port. */
  postToWindow(message: unknown): void
  /** Emits an event of the transport: `load`, `gone`, `failed` or `dropped`. */
  raise<name extends Exclude<keyof FrameTransportEvents, 'message'>>(
    name: name,
    payload: FrameTransportEvents[name],
  ): void
  /** Whether the iframe is in its page. `false` after `gone` and once the transport is destroyed. */
  isAttached(): boolean
}

/**
 * Creates the frame's end of the bridge for tests: it answers by script, late, wrongly or not at all, and needs no
 * browser. Messages are cloned and delivered in tasks of their own, as between windows.
 *
 * @param options Scripts, version, and whether the frame takes a port and says READY by itself.
 * @example
 * const frame = createScriptedFrame({ scripts: { CONNECT_EMAIL: { reply: { action: 'VERIFY_OTP' } } } })
 * const client = createFrameClient({ transport: frame.transport, clock, logger, store })
 */
export function createScriptedFrame(options: CreateScriptedFrameOptions = {}): ScriptedFrame {
  const { version = '4', offersPort = true, signsIn, socials, isReady = true, clock = systemClock } = options
  const emitter = createEmitter<FrameTransportEvents>()
  const scripts = new Map<string, Script>(Object.entries(options.scripts ?? {}))
  const requests: ScriptedRequest[] = []
  const state: { port?: MessagePort | undefined; nonce: string; isAttached: boolean; isDestroyed: boolean } = {
    nonce: createRandomId(),
    isAttached: true,
    isDestroyed: false,
  }

  const postToWindow = (message: unknown) => {
    const data: unknown = structuredClone(message)
    clock.setTimeout(() => {
      if (!state.isDestroyed) emitter.emit('message', { data, ports: [] })
    }, 0)
  }
  const post = (message: unknown) => {
    if (state.port) state.port.postMessage(message)
    else postToWindow(message)
  }
  const sayReady = (payload?: unknown) => {
    state.port?.close()
    state.port = undefined
    state.nonce = createRandomId()
    const offer = offersPort ? { port: true, nonce: state.nonce } : {}
    const ready = { version, ...offer, ...(signsIn && { signsIn }), ...(socials && { socials }) }
    postToWindow({ type: handshake.offer, payload: payload ?? ready })
  }

  const send = (request: ScriptedRequest, answer: ScriptedAnswer) => {
    if (!('isSilent' in answer)) post('post' in answer ? answer.post : formatReply(request, answer))
  }
  const receive = async (data: unknown) => {
    const request = readRequest(data)
    if (!request) return
    const earlier = requests.filter(({ name }) => name === request.name)
    requests.push(request)
    const answer = await pickAnswer(scripts.get(request.name), request, earlier.length)
    if (answer.delayMs === undefined) send(request, answer)
    else clock.setTimeout(() => send(request, answer), answer.delayMs)
  }
  const takePort = (message: Record<string, unknown>, port: MessagePort) => {
    if (!isRecord(message.payload) || message.payload.nonce !== state.nonce) return
    state.port = port
    port.addEventListener('message', ({ data }) => void receive(data))
    port.start()
    port.postMessage({ type: handshake.accepted, id: message.id })
  }

  const transport: FrameTransport = {
    isAttached: () => state.isAttached,
    post(message, transfer = []) {
      if (!state.isAttached) throw frameErrors('frame/not-set')
      const [port] = transfer
      if (isRecord(message) && message.type === handshake.port) {
        if (offersPort && port instanceof MessagePort) takePort(message, port)
      } else if (!state.port) {
        const data: unknown = structuredClone(message)
        clock.setTimeout(() => void receive(data), 0)
      }
    },
    on: emitter.on,
    restart() {
      emitter.emit('load', undefined)
      if (isReady) sayReady()
    },
    destroy() {
      state.isAttached = false
      state.isDestroyed = true
      state.port?.close()
      emitter.clear()
    },
  }
  if (isReady) sayReady()
  return {
    transport,
    requests,
    count: (name) => requests.filter((request) => name === undefined || request.name === name).length,
    script: (name, script) => void scripts.set(name, script),
    sayReady,
    post,
    postToWindow,
    raise(name, payload) {
      if (name === 'gone') state.isAttached = false
      emitter.emit(name, payload)
    },
    isAttached: () => state.isAttached,
  }
}

function readRequest(data: unknown): ScriptedRequest | undefined {
  if (!isRecord(data) || !isFrameMessageType(data.type, 'app')) return undefined
  return {
    name: data.type.slice(messagePrefixes.app.length),
    id: typeof data.id === 'string' ? data.id : undefined,
    payload: data.payload,
  }
}

type Reply = Exclude<ScriptedAnswer, { isSilent: unknown } | { post: unknown }>

function formatReply(request: ScriptedRequest, answer: Reply) {
  const id = 'id' in answer ? answer.id : request.id
  const type = `${messagePrefixes.frame}${request.name}`
  if ('reply' in answer)
    return { type: `${type}_SUCCESS`, id, ...(answer.reply !== undefined && { payload: answer.reply }) }
  const payload = typeof answer.error === 'string' ? { message: answer.error } : answer.error
  return { type: `${type}_ERROR`, id, payload }
}
