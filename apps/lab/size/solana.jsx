// An app of Solana alone, its hooks in use: nothing of EVM may be in any of its files. It has no `walletConnect()`, for
// the client of WalletConnect brings a few modules of viem itself.
import { solanaAdapter } from '@portico/adapter-solana'
import { createPortico } from '@portico/controllers'
import { embeddedWallet } from '@portico/controllers/embedded-wallet'
import { solana } from '@portico/core/networks'
import { ConnectButton, PorticoProvider } from '@portico/react'
import { useSolanaConnection, useSolanaSigner } from '@portico/react/solana'
import { createRoot } from 'react-dom/client'

const portico = createPortico({
  networks: [solana],
  adapters: [solanaAdapter()],
  connectors: [embeddedWallet()],
})

function Signer() {
  const signer = useSolanaSigner()
  const { connection } = useSolanaConnection()
  return <p>{signer && connection ? signer.address : ''}</p>
}

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <PorticoProvider portico={portico}>
    <ConnectButton />
    <Signer />
  </PorticoProvider>,
)
