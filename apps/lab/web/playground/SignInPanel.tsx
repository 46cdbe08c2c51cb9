import { useModal, useSiwx } from '@portico/react'

/** Who is signed in, and the way in and out. */
export function SignInPanel() {
  const { open } = useModal()
  const { session, status, error, isSigning, signIn, signOut } = useSiwx()
  const { chainId, accountAddress, expirationTime } = session?.data ?? {}
  return (
    <>
      <p role="status" aria-label="Sign-in">
        {status}
        {session && ` as ${chainId}:${accountAddress}`}
        {expirationTime !== undefined && `, until ${expirationTime}`}
      </p>
      {error instanceof Error && <p role="alert">{error.message}</p>}
      <div className="lab-row">
        <button type="button" className="lab-button" onClick={() => open({ view: 'SIWXSignMessage' })}>
          Show the message
        </button>
        <button type="button" className="lab-button" aria-busy={isSigning} onClick={() => signIn()}>
          Sign in without the modal
        </button>
        <button type="button" className="lab-button" onClick={() => signOut()}>
          Sign out
        </button>
      </div>
    </>
  )
}
