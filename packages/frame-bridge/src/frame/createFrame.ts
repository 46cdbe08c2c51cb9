import { createEmitter } from '@portico/core'
import { frameErrors } from '../protocol/frameErrors.js'
import { type BuildFrameUrlParameters, buildFrameUrl } from './buildFrameUrl.js'
import { watchRemoval } from './watchRemoval.js'

/** Where the frame stands and what it loads. */
export type CreateFrameParameters = BuildFrameUrlParameters & {
  /** Permanent parent of the iframe. Moving an iframe would reload it. */
  readonly slot: HTMLElement
  /** Id of the instance. With `''` (default) the element has the protocol's own id and name. */
  readonly instanceId?: string | undefined
  /** Name of the frame for assistive technology. */
  readonly title?: string | undefined
}

type FrameEvents = { readonly load: undefined; readonly gone: undefined; readonly failed: undefined }

/** An iframe that shows the wallet site. */
export type Frame = {
  readonly element: HTMLIFrameElement
  /** The only origin whose messages are accepted. */
  readonly origin: string
  /** The iframe's window while the iframe is in the page. */
  window(): Window | undefined
  on(name: keyof FrameEvents, listener: () => void): () => void
  /** Reloads the page. */
  restart(): void
  /** Removes the iframe from the page. */
  destroy(): void
}

/**
 * Makes the wallet's iframe and puts it into its slot. It gets no style but the attribute `data-portico-frame` to select
 * it by, and no more rights than running its scripts in its own origin.
 *
 * @param parameters The slot, and what the wallet site is told in its address. Default of `lang`: the language of the slot.
 * @throws `frame/invalid-origin`, `frame/same-origin`
 */
export function createFrame({ slot, instanceId = '', title, ...address }: CreateFrameParameters): Frame {
  // As the page's screen readers and spell checkers learn it: from the next element around that says its language.
  const lang = slot.closest('[lang]')?.getAttribute('lang') ?? undefined
  const url = buildFrameUrl({ lang, ...address })
  const { defaultView } = slot.ownerDocument
  // On the same origin, the app's scripts could access the wallet, and the wallet could remove its sandbox.
  if (url.origin === defaultView?.origin) throw frameErrors('frame/same-origin', { origin: url.origin })
  const emitter = createEmitter<FrameEvents>()
  const element = slot.ownerDocument.createElement('iframe')
  const suffix = instanceId && `-${instanceId}`
  element.id = `w3m-iframe${suffix}`
  element.name = `w3m-secure-iframe${suffix}`
  if (title) element.title = title
  element.setAttribute('data-portico-frame', '')
  // The frame needs scripts, forms, and its own origin to use storage. Where the browser blocks its storage, it may ask
  // the user for access. Nothing else is allowed.
  element.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms allow-storage-access-by-user-activation')
  element.setAttribute('allow', '')
  element.setAttribute('referrerpolicy', 'origin')
  const onLoad = () => emitter.emit('load', undefined)
  const onError = () => emitter.emit('failed', undefined)
  element.addEventListener('load', onLoad)
  element.addEventListener('error', onError)
  element.src = url.href
  slot.append(element)
  const unwatch = watchRemoval(element, () => emitter.emit('gone', undefined))
  return {
    element,
    origin: url.origin,
    window: () => (element.isConnected ? (element.contentWindow ?? undefined) : undefined),
    on: emitter.on,
    restart() {
      element.src = url.href
    },
    destroy() {
      unwatch()
      emitter.clear()
      element.removeEventListener('load', onLoad)
      element.removeEventListener('error', onError)
      element.remove()
    },
  }
}
