// The README's app with sign-in, on EVM networks alone.
import { evmAdapter } from '@portico/adapter-evm'
import { createPortico } from '@portico/controllers'
import { base, mainnet } from '@portico/core/networks'
import { ConnectButton, PorticoProvider } from '@portico/react'
import { defaultSiwx } from '@portico/siwx'
import '@portico/react/styles.css'
import { createRoot } from 'react-dom/client'

const portico = createPortico({ networks: [mainnet, base], adapters: [evmAdapter()], siwx: defaultSiwx() })
createRoot(document.body.appendChild(document.createElement('main'))).render(
  <PorticoProvider portico={portico}>
    <ConnectButton />
  </PorticoProvider>,
)
