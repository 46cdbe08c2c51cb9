// The README's app with every adapter and every way to connect. Its services are this page's own site.
import { evmAdapter } from '@portico/adapter-evm'
import { solanaAdapter } from '@portico/adapter-solana'
import { createPortico, openModal } from '@portico/controllers'
import { embeddedWallet } from '@portico/controllers/embedded-wallet'
import { walletConnect } from '@portico/controllers/walletconnect'
import { base, mainnet, solana } from '@portico/core/networks'
import { ConnectButton, PorticoProvider } from '@portico/react'
import '@portico/react/styles.css'
import { createRoot } from 'react-dom/client'

const { origin, searchParams } = new URL(location.href)
const service = `${origin}/service`
const portico = createPortico({
  projectId: 'size',
  networks: [mainnet, base, solana],
  adapters: [evmAdapter(), solanaAdapter()],
  connectors: [walletConnect(), embeddedWallet()],
  features: { pay: true },
  services: { blockchainApi: service, catalogue: service, pulse: service, frame: service, relay: service },
  customRpcUrls: Object.fromEntries([mainnet, base, solana].map(({ caipNetworkId }) => [caipNetworkId, [service]])),
  locale: searchParams.get('locale') ?? undefined,
})
// Opens views from outside of this page.
Object.assign(window, { openView: (request) => openModal(portico, request) })

const root = createRoot(document.body.appendChild(document.createElement('main')))
root.render(
  <PorticoProvider portico={portico}>
    <ConnectButton />
  </PorticoProvider>,
)
