// An app of EVM networks alone, with every way to connect: nothing of Solana may be in any of its files.
import { evmAdapter } from '@portico/adapter-evm'
import { createPortico } from '@portico/controllers'
import { embeddedWallet } from '@portico/controllers/embedded-wallet'
import { walletConnect } from '@portico/controllers/walletconnect'
import { base, mainnet } from '@portico/core/networks'
import { ConnectButton, PorticoProvider } from '@portico/react'
import { createRoot } from 'react-dom/client'

const portico = createPortico({
  networks: [mainnet, base],
  adapters: [evmAdapter()],
  connectors: [embeddedWallet(), walletConnect()],
})
createRoot(document.body.appendChild(document.createElement('main'))).render(
  <PorticoProvider portico={portico}>
    <ConnectButton />
  </PorticoProvider>,
)
