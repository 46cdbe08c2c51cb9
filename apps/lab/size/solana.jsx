// An app of Solana alone, its hooks in use: nothing of EVM may be in any of its files.
import { solanaAdapter } from '@portico/adapter-solana'
import { createPortico } from '@portico/controllers'
import { solana } from '@portico/core/networks'
import { ConnectButton, PorticoProvider } from '@portico/react'
import { useSolanaConnection, useSolanaSigner } from '@portico/react/solana'
import { createRoot } from 'react-dom/client'

const portico = createPortico({ networks: [solana], adapters: [solanaAdapter()] })

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
