import type { Portico } from '@portico/controllers'
import { AccountButton, ConnectButton, NetworkButton, PorticoProvider, useAccount } from '@portico/react'

function Greeting() {
  const { address } = useAccount()
  return <p>{address ? `Rendered for ${address}` : 'Rendered for somebody who is not connected'}</p>
}

/** The server-rendered page; the server and the browser draw the same. */
export function SsrApp({ portico }: { readonly portico: Portico }) {
  return (
    <PorticoProvider portico={portico} locale="en">
      <main className="lab-main">
        <h1>Server-rendered</h1>
        <Greeting />
        <div className="lab-row">
          <ConnectButton />
          <AccountButton showBalance={false} />
          <NetworkButton />
        </div>
      </main>
    </PorticoProvider>
  )
}
