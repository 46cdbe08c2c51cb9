import '@portico/react/styles.css'
import { evmAdapter } from '@portico/adapter-evm'
import { createPortico } from '@portico/controllers'
import { AccountButton, ConnectButton, NetworkButton, PorticoProvider } from '@portico/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createLabNetworks } from '../page/createLabNetworks.js'
import { createLabTokens } from '../page/createLabTokens.js'
import { showFailure } from '../page/showFailure.js'
import { startPage } from '../page/startPage.js'

// The same app as an integrator would write, under the strictest policy.
async function start(): Promise<void> {
  const { manifest } = await startPage()
  const portico = createPortico({
    networks: createLabNetworks(manifest),
    tokens: createLabTokens(manifest),
    adapters: [evmAdapter()],
  })
  Object.assign(window, { portico })
  const root = document.getElementById('root')
  if (!root) return
  createRoot(root).render(
    <StrictMode>
      <PorticoProvider portico={portico}>
        <main>
          <h1>Strict policy</h1>
          <ConnectButton />
          <AccountButton />
          <NetworkButton />
        </main>
      </PorticoProvider>
    </StrictMode>,
  )
}

start().catch(showFailure)
