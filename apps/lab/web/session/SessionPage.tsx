import { signOut, useSession } from '@portico/react/session'
import { readAuthError, type Session } from '@portico/siwx/auth-client'
import { useState } from 'react'
import { PageShell } from '../page/PageShell.js'
import { Panel } from '../page/Panel.js'
import { EthereumSignIn } from './EthereumSignIn.js'
import { OtherSignIn } from './OtherSignIn.js'
import { useTold } from './useTold.js'

export type SessionPageProps = {
  /** Whether the page is for signed-in people only. */
  readonly isRequired: boolean
  /** What the server says went wrong before. */
  readonly error: string | null
}

function ChangeName({ onChange }: { readonly onChange: (name: string) => Promise<unknown> }) {
  const [name, setName] = useState('')
  return (
    <form
      className="lab-row"
      onSubmit={(event) => {
        event.preventDefault()
        void onChange(name)
      }}
    >
      <label className="lab-field">
        Name
        <input required maxLength={40} value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      <button type="submit" className="lab-button">
        Change name
      </button>
    </form>
  )
}

/** An app that signs in at a next-auth server of its own origin. */
export function SessionPage({ isRequired, error: nameBefore }: SessionPageProps) {
  const { data, status, update, error } = useSession({ required: isRequired })
  const { told, run, isRunning } = useTold(readAuthError(nameBefore)?.message)
  // The lab's server adds it after Sign-In with Ethereum.
  const { user, expires, address }: Partial<Session & { address: string }> = data ?? {}
  return (
    <PageShell path="/session.html" title="Session" lead="An app whose own next-auth server knows who is signed in.">
      <Panel title="Session">
        <dl className="lab-facts">
          <dt>Status</dt>
          <dd data-testid="status">{status}</dd>
          <dt>Name</dt>
          <dd data-testid="name">{user?.name ?? 'none'}</dd>
          <dt>E-mail</dt>
          <dd data-testid="email">{user?.email ?? 'none'}</dd>
          <dt>Address</dt>
          <dd data-testid="session-address">{address ?? 'none'}</dd>
          <dt>Expires</dt>
          <dd>{expires ?? 'never'}</dd>
          <dt>Last problem</dt>
          <dd data-testid="problem">{error?.code ?? 'none'}</dd>
        </dl>
        {data && (
          <>
            <ChangeName onChange={(name) => run(() => update({ name }))} />
            <div className="lab-row">
              <button type="button" className="lab-button" disabled={isRunning} onClick={() => run(() => signOut())}>
                Sign out
              </button>
              <button
                type="button"
                className="lab-button"
                disabled={isRunning}
                onClick={() => run(() => signOut({ redirect: false }))}
              >
                Sign out and stay
              </button>
            </div>
          </>
        )}
        <p role="status">{told ?? ''}</p>
      </Panel>
      <Panel title="Sign-In with Ethereum">
        <EthereumSignIn run={run} isRunning={isRunning} />
      </Panel>
      <Panel title="Other ways">
        <OtherSignIn run={run} isRunning={isRunning} />
      </Panel>
    </PageShell>
  )
}
