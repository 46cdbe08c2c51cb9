import type { Logger } from '@portico/core'
import { isRecord } from '@portico/core/internal'

export type SignatureSubscription = {
  /** Whether the node has accepted the subscription and the connection is open. */
  isOpen(): boolean
  /** Resolves once the node reports the signature, or the connection breaks. */
  notified(): Promise<void>
  stop(): void
}

/**
 * Asks a node to say when a signature is confirmed (`signatureSubscribe`). It says only that it is time to look; without
 * a WebSocket it never does.
 *
 * @param parameters The node's WebSocket URL, and the signature.
 */
export function subscribeToSignature(parameters: {
  readonly url: string | undefined
  readonly signature: string
  readonly logger: Logger
}): SignatureSubscription {
  const { url, signature, logger } = parameters
  let state: 'opening' | 'open' | 'closed' = 'opening'
  let wake = () => {}
  const news = new Promise<void>((resolve) => {
    wake = resolve
  })
  const silent: SignatureSubscription = { isOpen: () => false, notified: () => new Promise(() => {}), stop: () => {} }
  if (url === undefined || typeof WebSocket === 'undefined') return silent
  let socket: WebSocket
  try {
    socket = new WebSocket(url)
  } catch (error) {
    logger.debug('A node takes no subscriptions', error)
    return silent
  }
  const close = () => {
    state = 'closed'
    wake()
    socket.close()
  }
  socket.onopen = () => {
    const params = [signature, { commitment: 'confirmed' }]
    socket.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'signatureSubscribe', params }))
  }
  socket.onmessage = ({ data }) => {
    try {
      const message: unknown = JSON.parse(String(data))
      if (!isRecord(message)) return
      if (message.id === 1 && typeof message.result === 'number') state = 'open'
      else close()
    } catch {
      close()
    }
  }
  socket.onerror = close
  socket.onclose = close
  return {
    isOpen: () => state === 'open',
    // After the notification nothing more arrives, and polling continues.
    notified: () => (state === 'closed' ? new Promise(() => {}) : news),
    stop: close,
  }
}
