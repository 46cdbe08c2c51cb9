import type { Portico } from '@portico/controllers'
import { OnRampWidget, PorticoProvider } from '@portico/react'
import { useLayoutEffect } from 'react'
import type { LabManifest } from '../../stack/web/createManifest.js'
import type { LabWallet } from '../labWallet/createLabWallet.js'
import type { FieldValues } from '../options/fields.js'
import { OptionsForm } from '../options/OptionsForm.js'
import { PageShell } from '../page/PageShell.js'
import { Panel } from '../page/Panel.js'
import type { SolanaWallet } from '../solanaWallet/createSolanaWallet.js'
import { ClockPanel } from './ClockPanel.js'
import { Commands } from './Commands.js'
import { EventsLog } from './EventsLog.js'
import { LabWalletPanel } from './LabWalletPanel.js'
import { LinksPanel } from './LinksPanel.js'
import { MoreButtons } from './MoreButtons.js'
import { ProviderPanel } from './ProviderPanel.js'
import { SignInPanel } from './SignInPanel.js'
import { SolanaProviderPanel } from './SolanaProviderPanel.js'
import { SolanaWalletPanel } from './SolanaWalletPanel.js'
import { StartHere } from './StartHere.js'
import { StateInspector } from './StateInspector.js'
import { usePlayground } from './usePlayground.js'
import { WalletParameters } from './WalletParameters.js'

export type PlaygroundProps = {
  readonly manifest: LabManifest
  readonly wallet: LabWallet | undefined
  readonly solanaWallet: SolanaWallet | undefined
  readonly portico: Portico
  readonly values: FieldValues
}

/** The contributors' workbench: an instance with controls for everything. */
export function Playground({ manifest, wallet, solanaWallet, ...initial }: PlaygroundProps) {
  const { values, portico, problem, change } = usePlayground({ manifest, ...initial })
  const { theme, dir } = values
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme
    document.documentElement.dir = dir
  }, [theme, dir])
  return (
    <PorticoProvider portico={portico}>
      <PageShell path="/" title="Playground" lead="Portico on chains of this computer. Nothing here costs anything.">
        {problem && (
          <p className="lab-notice" role="alert">
            The change does not work: {problem}
          </p>
        )}
        <div className="lab-columns">
          <div>
            <Panel title="Start here">
              <StartHere />
            </Panel>
            {values.widget === 'on' && (
              <Panel title="Buy widget">
                <OnRampWidget />
              </Panel>
            )}
            {values.siwx !== 'off' && (
              <Panel title="Sign-in">
                <SignInPanel />
              </Panel>
            )}
            {values.clock === 'lab' && (
              <Panel title="Clock">
                <ClockPanel />
              </Panel>
            )}
            <Panel title="Use the provider" folded>
              <ProviderPanel manifest={manifest} />
            </Panel>
            {values.solana === 'on' && (
              <Panel title="Use Solana" folded>
                <SolanaProviderPanel manifest={manifest} />
              </Panel>
            )}
            <Panel title="Other buttons" folded>
              <MoreButtons />
            </Panel>
            <Panel title="Commands" folded>
              <Commands />
            </Panel>
            <Panel title="Links">
              <LinksPanel />
            </Panel>
            <Panel title="Events">
              <EventsLog />
            </Panel>
            <Panel title="State" folded>
              <StateInspector />
            </Panel>
          </div>
          <div>
            <Panel title="Lab wallet">
              {wallet ? <LabWalletPanel wallet={wallet} /> : <p>It is turned off by the URL.</p>}
              <details>
                <summary>Its URL parameters</summary>
                <WalletParameters />
              </details>
            </Panel>
            <Panel title="Lab Solana wallet" folded={values.solana === 'off'}>
              {solanaWallet ? <SolanaWalletPanel wallet={solanaWallet} /> : <p>It is turned off by the URL.</p>}
            </Panel>
            <Panel title="Options">
              <OptionsForm values={values} onChange={change} />
            </Panel>
          </div>
        </div>
      </PageShell>
    </PorticoProvider>
  )
}
