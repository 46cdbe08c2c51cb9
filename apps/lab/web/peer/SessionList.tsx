import type { PeerSession, PeerWallet } from '../../peer/PeerWallet.js'
import { useTask } from './useTask.js'

export type SessionListProps = { readonly peer: PeerWallet; readonly sessions: readonly PeerSession[] }

/** The apps the wallet is connected to. */
export function SessionList({ peer, sessions }: SessionListProps) {
  const { text, run } = useTask()
  return (
    <>
      <ul className="peer-sessions" aria-label="Sessions">
        {sessions.map(({ topic, name, url, chains, accounts, expiry }) => (
          <li key={topic}>
            <strong>{name}</strong> <code>{url}</code>
            <dl className="lab-facts">
              <dt>Networks</dt>
              <dd>{chains.join(', ')}</dd>
              <dt>Accounts</dt>
              <dd>{new Set(accounts.map((account) => account.split(':')[2])).size}</dd>
              <dt>Until</dt>
              <dd>{new Date(expiry * 1_000).toLocaleString()}</dd>
            </dl>
            <div className="lab-row">
              <button
                type="button"
                className="lab-button"
                aria-label={`Disconnect ${name}`}
                onClick={() => run({ doing: 'Disconnecting…', done: 'Disconnected.' }, () => peer.disconnect(topic))}
              >
                Disconnect
              </button>
              <button
                type="button"
                className="lab-button"
                aria-label={`Extend ${name}`}
                onClick={() => run({ doing: 'Extending…', done: 'Extended.' }, () => peer.extend(topic))}
              >
                Extend
              </button>
              <button
                type="button"
                className="lab-button"
                aria-label={`Ping ${name}`}
                onClick={() => run({ doing: 'Pinging…', done: 'The app has answered.' }, () => peer.ping(topic))}
              >
                Ping
              </button>
            </div>
          </li>
        ))}
      </ul>
      {sessions.length === 0 && <p className="lab-muted">The wallet is connected to no app.</p>}
      <p role="status" aria-label="Session" className="lab-status">
        {text}
      </p>
    </>
  )
}
