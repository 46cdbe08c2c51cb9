import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { RelayFaults } from './RelayFaults.js'

const usualDelayMs = 1_000

/**
 * Refuses a new socket as the faults say: breaks it, answers with an HTTP status, or closes it with a code.
 *
 * @param upgrade Completes the WebSocket handshake.
 * @param signal Ends the wait.
 */
export function refuseSocket(parameters: {
  socket: Duplex
  upgrade: (use: (webSocket: WebSocket) => void) => void
  faults: RelayFaults
  signal: AbortSignal
}): void {
  const { socket, upgrade, faults, signal } = parameters
  const { down, refuse: code = 401, refuseAfterMs = usualDelayMs } = faults
  if (down) {
    socket.destroy()
    return
  }
  const end = () => socket.destroy()
  const timer = setTimeout(() => {
    signal.removeEventListener('abort', end)
    if (code < 600) socket.end(`HTTP/1.1 ${code} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
    else upgrade((webSocket) => webSocket.close(code, 'refused'))
  }, refuseAfterMs)
  // The client may have disconnected before it is refused.
  socket.on('error', end)
  socket.once('close', () => {
    clearTimeout(timer)
    signal.removeEventListener('abort', end)
  })
  signal.addEventListener('abort', end, { once: true })
}
