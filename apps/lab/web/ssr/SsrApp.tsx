import type { Portico } from '@portico/controllers'
import { AccountButton, ConnectButton, NetworkButton, PorticoProvider, useAccount } from '@portico/react'
import { PageShell } from '../page/PageShell.js'

function Greeting() {
  const { address } = useAccount()
  return <p>{address ? `Rendered for ${address}` : 'Rendered for somebody who is not connected'}</p>
}

/** The server-rendered page, also rendered by the browser. */
export function SsrApp({ portico }: { readonly portico: Portico }) {
  return (
    <PorticoProvider portico={portico} locale="en">
      <PageShell
        path="/ssr"
        title="Server-rendered"
        lead="Drawn by the server from the cookies of an earlier visit; the browser takes over without a change."
      >
        <Greeting />
        <div className="lab-row">
          <ConnectButton />
          <AccountButton showBalance={false} />
          <NetworkButton />
        </div>
      </PageShell>
    </PorticoProvider>
  )
}
