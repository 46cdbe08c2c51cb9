import '@portico/react/styles.css'
import '../page/page.css'
import { evmAdapter } from '@portico/adapter-evm'
import { solanaAdapter } from '@portico/adapter-solana'
import { createPortico } from '@portico/controllers'
import { embeddedWallet } from '@portico/controllers/embedded-wallet'
import { walletConnect } from '@portico/controllers/walletconnect'
import { AccountButton, ConnectButton, NetworkButton, PorticoProvider } from '@portico/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createLabNetworks, createLabSolana } from '../page/createLabNetworks.js'
import { createLabServices } from '../page/createLabServices.js'
import { createLabTokens } from '../page/createLabTokens.js'
import { PageShell } from '../page/PageShell.js'
import { showFailure } from '../page/showFailure.js'
import { startPage } from '../page/startPage.js'

// An app as an integrator would write it, under the strictest policy.
async function start(): Promise<void> {
  const { manifest } = await startPage()
  // `?connectors=all` enables every way to connect. Otherwise only browser wallets are supported.
  const isAll = new URLSearchParams(location.search).get('connectors') === 'all'
  const networks = createLabNetworks(manifest)
  const portico = createPortico({
    networks: isAll ? [...networks, createLabSolana(manifest)] : networks,
    tokens: createLabTokens(manifest),
    adapters: isAll ? [evmAdapter(), solanaAdapter()] : [evmAdapter()],
    connectors: isAll ? [walletConnect(), embeddedWallet()] : [walletConnect()],
    services: createLabServices(manifest),
  })
  Object.assign(window, { portico })
  const root = document.getElementById('root')
  if (!root) return
  createRoot(root).render(
    <StrictMode>
      <PorticoProvider portico={portico}>
        <PageShell
          path="/csp.html"
          title="Strict policy"
          lead="Scripts and styles of this origin only, Trusted Types required: nothing may be reported."
        >
          <div className="lab-row">
            <ConnectButton />
            <AccountButton />
            <NetworkButton />
          </div>
        </PageShell>
      </PorticoProvider>
    </StrictMode>,
  )
}

start().catch(showFailure)
