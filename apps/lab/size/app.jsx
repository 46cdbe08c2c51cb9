// The README's app with every adapter there is: what an integrator's visitors download.
import { evmAdapter } from '@portico/adapter-evm'
import { solanaAdapter } from '@portico/adapter-solana'
import { createPortico } from '@portico/controllers'
import { base, mainnet, solana } from '@portico/core/networks'
import { ConnectButton, PorticoProvider } from '@portico/react'
import '@portico/react/styles.css'
import { createRoot } from 'react-dom/client'

const portico = createPortico({ networks: [mainnet, base, solana], adapters: [evmAdapter(), solanaAdapter()] })
const root = createRoot(document.body.appendChild(document.createElement('main')))
root.render(
  <PorticoProvider portico={portico}>
    <ConnectButton />
  </PorticoProvider>,
)
