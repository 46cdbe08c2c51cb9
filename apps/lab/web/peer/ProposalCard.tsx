import { useId, useState } from 'react'
import type { PeerProposal, PeerWallet } from '../../peer/PeerWallet.js'
import { peerMethods } from '../../peer/peerMethods.js'
import { useTask } from './useTask.js'

export type ProposalCardProps = { readonly peer: PeerWallet; readonly proposal: PeerProposal }

/** Asks whether to approve a session, and for what. */
export function ProposalCard({ peer, proposal }: ProposalCardProps) {
  const { id, name, url, namespaces, chains } = proposal
  const title = useId()
  const { text, run } = useTask()
  const methods = [...new Set(Object.values(namespaces).flatMap((each) => each.methods))]
  const [refused, setRefused] = useState<readonly string[]>([])
  const flip = (value: string) =>
    setRefused(refused.includes(value) ? refused.filter((each) => each !== value) : [...refused, value])
  const keep = (values: readonly string[]) => values.filter((value) => !refused.includes(value))
  const check = (value: string, isOwn: boolean) => (
    <label key={value} className="lab-check">
      <input
        type="checkbox"
        checked={isOwn && !refused.includes(value)}
        disabled={!isOwn}
        onChange={() => flip(value)}
      />
      <code>{value}</code>
      {!isOwn && <span className="lab-muted">not in this wallet</span>}
    </label>
  )
  const grant = { chains: keep(chains), methods: keep(methods) }
  return (
    <article className="lab-panel" aria-labelledby={title}>
      <h2 id={title}>{name} wants to connect</h2>
      <div className="lab-body">
        <code>{url}</code>
        {Object.entries(namespaces).map(([namespace, each]) => (
          <fieldset key={namespace} className="peer-choice">
            <legend>Networks: {namespace}</legend>
            {each.chains.map((chain) => check(chain, chains.includes(chain)))}
          </fieldset>
        ))}
        <details>
          <summary>Methods ({methods.length})</summary>
          {methods.map((method) => check(method, peerMethods.includes(method)))}
        </details>
        <div className="lab-row">
          <button
            type="button"
            className="lab-button lab-primary"
            onClick={() => run({ doing: 'Connecting…', done: '' }, () => peer.approveProposal(id, grant))}
          >
            Approve
          </button>
          <button
            type="button"
            className="lab-button"
            onClick={() => run({ doing: 'Rejecting…', done: '' }, () => peer.rejectProposal(id))}
          >
            Reject
          </button>
          <span role="status" className="lab-muted">
            {text}
          </span>
        </div>
      </div>
    </article>
  )
}
