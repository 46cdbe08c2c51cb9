import { useSolanaConnection, useSolanaSigner } from '@portico/react/solana'
import { useState } from 'react'
import type { LabManifest } from '../../stack/web/createManifest.js'
import { solanaProviderTests } from './solanaProviderTests.js'

/** Uses the signer and the connection of Portico's Solana hooks, as an app would. */
export function SolanaProviderPanel({ manifest }: { readonly manifest: LabManifest }) {
  const signer = useSolanaSigner()
  const { connection } = useSolanaConnection()
  const [result, setResult] = useState('')
  const [isBusy, setBusy] = useState(false)
  const to = manifest.accounts.solana?.[1]?.address

  const run = async ({ name, run: start }: (typeof solanaProviderTests)[number]) => {
    if (!signer || !connection || !to) return
    setBusy(true)
    setResult(`${name}: waiting for the wallet`)
    try {
      setResult(`${name}: ${await start({ signer, connection, to })}`)
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
            disabled={!signer || !connection || isBusy}
            onClick={() => run(test)}
          >
            {test.name}
          </button>
        ))}
      </div>
      <p className="lab-status" role="status" aria-label="Solana result">
        {result || (signer ? '' : 'Connect a Solana wallet first.')}
      </p>
    </>
  )
}
