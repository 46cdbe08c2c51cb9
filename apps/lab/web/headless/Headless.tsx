import { useAccount, useBalance, useConnect, useDisconnect, useNetwork } from '@portico/react'
import type { LabManifest } from '../../stack/web/createManifest.js'
import { PageShell } from '../page/PageShell.js'
import { Panel } from '../page/Panel.js'
import { ProviderPanel } from '../playground/ProviderPanel.js'

function errorText(error: unknown): string {
  const code = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined
  return String(code ?? error)
}

/** An app that renders everything itself: hooks only, without the modal or stylesheet. */
export function Headless({ manifest }: { readonly manifest: LabManifest }) {
  const account = useAccount()
  const balance = useBalance()
  const { connectors, connect, status, error } = useConnect()
  const { disconnect } = useDisconnect()
  const { network, networks, switchNetwork, isSwitching, error: switchError } = useNetwork()
  return (
    <PageShell path="/headless.html" title="Hooks only" lead="An app that draws everything itself.">
      <Panel title="Connection">
        <dl className="lab-facts">
          <dt>Status</dt>
          <dd data-testid="status">{account.status}</dd>
          <dt>Address</dt>
          <dd data-testid="address">{account.address ?? 'none'}</dd>
          <dt>Balance</dt>
          <dd data-testid="balance">{balance.formatted ? `${balance.formatted} ${balance.symbol}` : balance.status}</dd>
          <dt>Network</dt>
          <dd data-testid="network">{account.networkId ?? network.caipNetworkId}</dd>
        </dl>
        {account.isConnected ? (
          <div>
            <button type="button" className="lab-button" onClick={() => disconnect()}>
              Disconnect
            </button>
          </div>
        ) : (
          <div className="lab-row">
            {connectors.map(({ id, name }) => (
              <button
                key={id}
                type="button"
                className="lab-button"
                disabled={status === 'pending'}
                onClick={() => connect({ connectorId: id })}
              >
                Connect {name}
              </button>
            ))}
          </div>
        )}
        {status === 'error' && <p role="alert">The wallet could not be connected: {errorText(error)}</p>}
      </Panel>
      <Panel title="Network">
        <div className="lab-row">
          {networks.map(({ caipNetworkId, name }) => (
            <button
              key={caipNetworkId}
              type="button"
              className="lab-button"
              aria-pressed={caipNetworkId === network.caipNetworkId}
              disabled={isSwitching}
              onClick={() => switchNetwork(caipNetworkId)}
            >
              {name}
            </button>
          ))}
        </div>
        {switchError !== undefined && <p role="alert">The network could not be changed: {errorText(switchError)}</p>}
      </Panel>
      <Panel title="Provider">
        <ProviderPanel manifest={manifest} />
      </Panel>
    </PageShell>
  )
}
