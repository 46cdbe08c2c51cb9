import type { Portico } from '@portico/controllers'
import { AccountButton, ConnectButton, NetworkButton, PorticoProvider } from '@portico/react'
import { PageShell } from '../page/PageShell.js'
import { Panel } from '../page/Panel.js'
import { EventsLog } from '../playground/EventsLog.js'
import { StateInspector } from '../playground/StateInspector.js'

const titles = ['First instance', 'Second instance'] as const

/** Two instances side by side, which must never affect each other. */
export function Two({ instances }: { readonly instances: readonly [Portico, Portico] }) {
  return (
    <PageShell path="/two.html" title="Two instances" lead="Two instances with ids of their own in one page.">
      {instances.map((portico, at) => (
        <PorticoProvider key={portico.id} portico={portico}>
          <Panel title={titles[at] ?? ''}>
            <div className="lab-row">
              <ConnectButton />
              <AccountButton />
              <NetworkButton />
            </div>
            <EventsLog />
            <details>
              <summary>State</summary>
              <StateInspector />
            </details>
          </Panel>
        </PorticoProvider>
      ))}
    </PageShell>
  )
}
