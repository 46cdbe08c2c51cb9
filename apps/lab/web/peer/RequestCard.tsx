import { useId } from 'react'
import type { PeerRequest, PeerWallet } from '../../peer/PeerWallet.js'
import { describeAsk } from '../../shared/wallet/describeAsk.js'

export type RequestCardProps = { readonly peer: PeerWallet; readonly request: PeerRequest }

/** Asks whether to approve a request. */
export function RequestCard({ peer, request }: RequestCardProps) {
  const { id, from, chainId, method, ask } = request
  const heading = useId()
  const { title, facts, text } = describeAsk(ask)
  return (
    <article className="lab-panel" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <div className="lab-body">
        <dl className="lab-facts">
          <dt>App</dt>
          <dd>{from}</dd>
          <dt>Method</dt>
          <dd>
            <code>{method}</code>
          </dd>
          <dt>Chain</dt>
          <dd>
            <code>{chainId}</code>
          </dd>
          {facts.map(([name, value]) => [<dt key={`${name}-${value}`}>{name}</dt>, <dd key={value}>{value}</dd>])}
        </dl>
        {text !== undefined && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
          <section className="lab-code" tabIndex={0} aria-label="What is signed">
            {text}
          </section>
        )}
        <div className="lab-row">
          <button type="button" className="lab-button lab-primary" onClick={() => peer.approveRequest(id)}>
            Approve
          </button>
          <button type="button" className="lab-button" onClick={() => peer.rejectRequest(id)}>
            Reject
          </button>
        </div>
      </div>
    </article>
  )
}
