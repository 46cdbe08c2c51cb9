import '@portico/react/styles.css'
import './hostile.css'
import { evmAdapter } from '@portico/adapter-evm'
import { createPortico } from '@portico/controllers'
import { walletConnect } from '@portico/controllers/walletconnect'
import { AccountButton, ConnectButton, NetworkButton, PorticoProvider } from '@portico/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createLabNetworks } from '../page/createLabNetworks.js'
import { createLabServices } from '../page/createLabServices.js'
import { createLabTokens } from '../page/createLabTokens.js'
import { showFailure } from '../page/showFailure.js'
import { startPage } from '../page/startPage.js'

async function start(): Promise<void> {
  const { manifest } = await startPage()
  const portico = createPortico({
    networks: createLabNetworks(manifest),
    tokens: createLabTokens(manifest),
    adapters: [evmAdapter()],
    connectors: [walletConnect()],
    services: createLabServices(manifest),
    themeMode: 'light',
  })
  Object.assign(window, { portico })
  const root = document.getElementById('root')
  if (!root) return
  createRoot(root).render(
    <StrictMode>
      <PorticoProvider portico={portico}>
        <main>
          <h1>Hostile styles</h1>
          <p>The page's own styles are dreadful; Portico's buttons and modal must not care.</p>
          <ConnectButton />
          <AccountButton />
          <NetworkButton />
        </main>
      </PorticoProvider>
    </StrictMode>,
  )
}

start().catch(showFailure)
