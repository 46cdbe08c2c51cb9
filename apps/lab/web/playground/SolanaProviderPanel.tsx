// For the type of the provider, which this package declares.
import type {} from '@portico/adapter-solana'
import { useAccount, useProvider } from '@portico/react'
import { useState } from 'react'
import { solanaProviderTests } from './solanaProviderTests.js'

/** Uses the Solana provider of `useProvider`, as an app would. */
export function SolanaProviderPanel() {
  const provider = useProvider('solana')
  const { address, isConnected } = useAccount({ namespace: 'solana' })
  const [result, setResult] = useState('')
  const [isBusy, setBusy] = useState(false)

  const run = async ({ name, run: start }: (typeof solanaProviderTests)[number]) => {
    if (!address) return
    setBusy(true)
    setResult(`${name}: waiting for the wallet`)
    try {
      setResult(`${name}: ${await start({ provider, address })}`)
    } catch (error) {
      setResult(`${name} failed: ${error instanceof Error ? error.message : JSON.stringify(error)}`)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <div className="lab-row">
        {solanaProviderTests.map((test) => (
          <button
            key={test.name}
            type="button"
            className="lab-button"
            disabled={!isConnected || isBusy}
            onClick={() => run(test)}
          >
            {test.name}
          </button>
        ))}
      </div>
      <p className="lab-status" role="status" aria-label="Solana result">
        {result || (isConnected ? '' : 'Connect a Solana wallet first.')}
      </p>
    </>
  )
}
