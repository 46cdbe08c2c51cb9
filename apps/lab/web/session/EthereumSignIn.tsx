import { useAccount, useConnect, useNetwork, useSignMessage } from '@portico/react'
import { getCsrfToken, signIn } from '@portico/react/session'
import { createSignInMessage } from '@portico/siwx'
import { readAuthError } from '@portico/siwx/auth-client'
import type { RunTask } from './useTold.js'

export type SignInProps = { readonly run: RunTask; readonly isRunning: boolean }

/** Connects a wallet, has it sign the server's nonce, and signs in without leaving the page. */
export function EthereumSignIn({ run, isRunning }: SignInProps) {
  const { address, isConnected } = useAccount({ namespace: 'eip155' })
  const { network } = useNetwork()
  const { connectors, connect } = useConnect()
  const { signMessageAsync } = useSignMessage()

  async function signInWithEthereum(): Promise<string | undefined> {
    const nonce = await getCsrfToken()
    if (!address || !nonce) return undefined
    const message = createSignInMessage({
      domain: location.host,
      uri: location.origin,
      accountAddress: address,
      chainId: network.caipNetworkId,
      nonce,
      statement: 'Sign in to the lab.',
    })
    const signature = await signMessageAsync({ message, namespace: 'eip155' })
    const result = await signIn('siwe', { message, signature, redirect: false })
    return readAuthError(result?.error)?.message
  }

  return (
    <div className="lab-row">
      {isConnected ? (
        <button type="button" className="lab-button" disabled={isRunning} onClick={() => run(signInWithEthereum)}>
          Sign in with Ethereum
        </button>
      ) : (
        connectors.map(({ id, name }) => (
          <button key={id} type="button" className="lab-button" onClick={() => connect({ connectorId: id })}>
            Connect {name}
          </button>
        ))
      )}
      <button
        type="button"
        className="lab-button"
        disabled={isRunning}
        onClick={() =>
          run(async () => {
            const result = await signIn('siwe', { message: 'Not signed', signature: '0x', redirect: false })
            return readAuthError(result?.error)?.message
          })
        }
      >
        Try a wrong signature
      </button>
    </div>
  )
}
