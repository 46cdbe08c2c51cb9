import { useAccount, useNetwork, useProvider } from '@portico/react'
import { useState } from 'react'
import type { LabManifest } from '../../stack/web/createManifest.js'
import { providerTests } from './providerTests.js'

/** Uses the provider of `useProvider` with viem and ethers, as an app would. */
export function ProviderPanel({ manifest }: { readonly manifest: LabManifest }) {
  const provider = useProvider('eip155')
  const { address, networkId: walletNetwork, isConnected } = useAccount({ namespace: 'eip155' })
  const network = useNetwork().networks.find(({ caipNetworkId }) => caipNetworkId === walletNetwork)
  const [result, setResult] = useState('')
  const [isBusy, setBusy] = useState(false)
  const to = manifest.accounts.eip155?.[1]?.address

  const run = async ({ name, run: start }: (typeof providerTests)[number]) => {
    if (!address || !network || !to) return
    setBusy(true)
    setResult(`${name}: waiting for the wallet`)
    try {
      const text = await start({ provider, address, to, network })
      setResult(`${name}: ${text}`)
    } catch (error) {
      setResult(`${name} failed: ${error instanceof Error ? error.message : JSON.stringify(error)}`)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <div className="lab-row">
        {providerTests.map((test) => (
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
      <p className="lab-status" role="status" aria-label="Result">
        {result || (isConnected ? '' : 'Connect a wallet first.')}
      </p>
    </>
  )
}
