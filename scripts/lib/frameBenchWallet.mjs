// The wallet's page of the frame bench. It answers immediately, so that only the bridge is measured.
import { createWalletHost } from '../../packages/frame-bridge/src/exports/host.ts'

createWalletHost({
  allowedOrigins: ['http://localhost:*'],
  handlers: { RPC_REQUEST: ({ params }) => params },
  // The bench sends more requests per second than a page may.
  limits: { perSecond: Number.POSITIVE_INFINITY },
}).ready()

// Bare messages over a port, for comparison.
addEventListener('message', ({ data, ports }) => {
  if (data !== 'bare') return
  const [port] = ports
  port.onmessage = (event) => port.postMessage(event.data)
})
