import { truncateAddress } from '@portico/core'
import { useId, useSyncExternalStore } from 'react'
import { solanaWalletKeys } from '../../stack/solana/solanaAccounts.js'
import type { SolanaWallet } from '../solanaWallet/createSolanaWallet.js'
import { solanaFeatures } from '../solanaWallet/solanaWalletState.js'
import { ModeControl } from './ModeControl.js'

/** Controls of the Solana wallet. */
export function SolanaWalletPanel({ wallet }: { readonly wallet: SolanaWallet }) {
  const id = useId()
  const state = useSyncExternalStore(wallet.subscribe, wallet.getState)
  const mode = useSyncExternalStore(wallet.subscribe, wallet.getMode)
  const features = useSyncExternalStore(wallet.subscribe, wallet.getFeatures)
  const isRegistered = useSyncExternalStore(wallet.subscribe, wallet.isRegistered)
  return (
    <>
      <ModeControl parameter="solanaWallet" mode={mode} onChange={wallet.setMode} />
      {state.accountCount > 1 && (
        <div className="lab-field">
          <label htmlFor={`${id}-account`}>Selected account</label>
          <select
            id={`${id}-account`}
            value={state.selected}
            onChange={(event) => wallet.selectAccount(Number(event.target.value))}
          >
            {solanaWalletKeys()
              .slice(0, state.accountCount)
              .map(({ address }, at) => (
                <option key={address} value={at}>
                  {truncateAddress(address)}
                </option>
              ))}
          </select>
        </div>
      )}
      <fieldset className="lab-features">
        <legend>It can</legend>
        {solanaFeatures.map((feature) => (
          <label key={feature}>
            <input
              type="checkbox"
              checked={features.includes(feature)}
              onChange={({ target }) =>
                wallet.setFeatures(
                  solanaFeatures.filter((each) => (each === feature ? target.checked : features.includes(each))),
                )
              }
            />
            <code>{feature}</code>
          </label>
        ))}
      </fieldset>
      <div className="lab-row">
        <button type="button" className="lab-button" onClick={isRegistered ? wallet.unregister : wallet.register}>
          {isRegistered ? 'Unregister' : 'Register'}
        </button>
        <button type="button" className="lab-button" onClick={state.locked ? wallet.unlock : wallet.lock}>
          {state.locked ? 'Unlock the Solana wallet' : 'Lock the Solana wallet'}
        </button>
        <button type="button" className="lab-button" disabled={!state.permitted} onClick={wallet.disconnect}>
          Revoke its permission
        </button>
      </div>
      <p className="lab-muted">
        {state.permitted ? 'This page may see the accounts' : 'This page may not see the accounts'}
        {state.locked ? ', but the wallet is locked.' : '.'} Tests find the same controls at{' '}
        <code>window.labSolanaWallet</code>.
      </p>
    </>
  )
}
