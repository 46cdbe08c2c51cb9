import { signIn } from '@portico/react/session'
import { readAuthError } from '@portico/siwx/auth-client'
import { useState } from 'react'
import type { SignInProps } from './EthereumSignIn.js'

/** Signs in by a link in an e-mail, or with an account elsewhere. */
export function OtherSignIn({ run, isRunning }: SignInProps) {
  const [email, setEmail] = useState('')
  const sendLink = () =>
    run(async () => {
      const result = await signIn('email', { email, redirect: false })
      return readAuthError(result?.error)?.message ?? 'A link is on its way. It is in the inbox.'
    })
  return (
    <>
      <form
        className="lab-row"
        onSubmit={(event) => {
          event.preventDefault()
          void sendLink()
        }}
      >
        <label className="lab-field">
          E-mail address
          <input type="email" required value={email} onChange={(event) => setEmail(event.target.value)} />
        </label>
        <button type="submit" className="lab-button" disabled={isRunning}>
          Send link
        </button>
      </form>
      <div className="lab-row">
        <button
          type="button"
          className="lab-button"
          disabled={isRunning}
          onClick={() => run(() => signIn('lab', {}, { prompt: 'login' }))}
        >
          Sign in with a lab account
        </button>
        <button type="button" className="lab-button" disabled={isRunning} onClick={() => run(() => signIn())}>
          Open the server's sign-in page
        </button>
      </div>
    </>
  )
}
