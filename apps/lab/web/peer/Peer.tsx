import { useSyncExternalStore } from 'react'
import type { PeerState, PeerWallet } from '../../peer/PeerWallet.js'
import { PageShell } from '../page/PageShell.js'
import { Panel } from '../page/Panel.js'
import { OwnerPanel } from './OwnerPanel.js'
import { PairPanel } from './PairPanel.js'
import { ProposalCard } from './ProposalCard.js'
import { RequestCard } from './RequestCard.js'
import { SessionList } from './SessionList.js'

/** Returns the wallet's state and re-renders on each change. */
function usePeerState(peer: PeerWallet): PeerState {
  return useSyncExternalStore(peer.subscribe, peer.getState)
}

export type PeerProps = {
  readonly peer: PeerWallet
  /** Pairing link the page was opened with, or ''. */
  readonly link: string
}

/** Page of the wallet at the other end of WalletConnect. */
export function Peer({ peer, link }: PeerProps) {
  const state = usePeerState(peer)
  const isAsked = state.proposals.length + state.requests.length > 0
  return (
    <PageShell
      path="/peer"
      title="Peer wallet"
      lead="The wallet at the other end of WalletConnect: pair it with an app by link or code, and answer what the app asks."
    >
      <div className="lab-columns">
        <div>
          <section aria-label="Questions" aria-live="polite" className="peer-cards">
            {state.proposals.map((proposal) => (
              <ProposalCard key={proposal.id} {...{ peer, proposal }} />
            ))}
            {state.requests.map((request) => (
              <RequestCard key={request.id} {...{ peer, request }} />
            ))}
            {!isAsked && <p className="lab-empty">No app asks for anything.</p>}
          </section>
          <Panel title="Pair">
            <PairPanel {...{ peer, state, link }} />
          </Panel>
          <Panel title="Sessions">
            <SessionList {...{ peer, sessions: state.sessions }} />
          </Panel>
        </div>
        <div>
          <Panel title="Owner">
            <OwnerPanel {...{ peer, state }} />
          </Panel>
        </div>
      </div>
    </PageShell>
  )
}
