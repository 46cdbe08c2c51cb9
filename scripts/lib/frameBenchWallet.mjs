// The wallet's page of the frame bench: it answers at once, so that nothing but the bridge is measured.
import { createWalletHost } from '../../packages/frame-bridge/src/exports/host.ts'

createWalletHost({
  allowedOrigins: ['http://localhost:*'],
  handlers: { RPC_REQUEST: ({ params }) => params },
  // A bench asks for more in a second than a page may.
  limits: { perSecond: Number.POSITIVE_INFINITY },
}).ready()

// Bare messages over a port, to compare with.
addEventListener('message', ({ data, ports }) => {
  if (data !== 'bare') return
  const [port] = ports
  port.onmessage = (event) => port.postMessage(event.data)
})
