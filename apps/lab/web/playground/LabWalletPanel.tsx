import { truncateAddress } from '@portico/core'
import { useId, useSyncExternalStore } from 'react'
import { labWalletAccounts } from '../../shared/wallet/labWalletAccounts.js'
import type { LabWallet } from '../labWallet/createLabWallet.js'
import { ModeControl } from './ModeControl.js'

/** Returns the lab wallet's mode and state. */
function useLabWallet(wallet: LabWallet) {
  const state = useSyncExternalStore(wallet.subscribe, wallet.getState)
  const mode = useSyncExternalStore(wallet.subscribe, wallet.getMode)
  return { state, mode }
}

/** Controls of the lab wallet. */
export function LabWalletPanel({ wallet }: { readonly wallet: LabWallet }) {
  const id = useId()
  const { state, mode } = useLabWallet(wallet)
  const chains = [...new Set([...state.known, 137])]
  return (
    <>
      <ModeControl parameter="labWallet" mode={mode} onChange={wallet.setMode} />
      <div className="lab-field">
        <label htmlFor={`${id}-chain`}>
          The wallet is on <code>labChain</code>
        </label>
        <select
          id={`${id}-chain`}
          value={state.chainId}
          onChange={(event) => wallet.switchChain(Number(event.target.value))}
        >
          {chains.map((chain) => (
            <option key={chain} value={chain}>
              {wallet.getChainName(chain)}
            </option>
          ))}
        </select>
      </div>
      {state.accountCount > 1 && (
        <div className="lab-field">
          <label htmlFor={`${id}-account`}>Selected account</label>
          <select
            id={`${id}-account`}
            value={state.selected}
            onChange={(event) => wallet.selectAccount(Number(event.target.value))}
          >
            {labWalletAccounts.slice(0, state.accountCount).map(({ address }, at) => (
              <option key={address} value={at}>
                {truncateAddress(address)}
              </option>
            ))}
          </select>
        </div>
      )}
      <div className="lab-row">
        <button type="button" className="lab-button" onClick={state.locked ? wallet.unlock : wallet.lock}>
          {state.locked ? 'Unlock the wallet' : 'Lock the wallet'}
        </button>
        <button type="button" className="lab-button" disabled={!state.permitted} onClick={wallet.disconnect}>
          Revoke permission
        </button>
        {state.known.includes(8453) && (
          <button type="button" className="lab-button" onClick={() => wallet.forgetChain(8453)}>
            Forget Base
          </button>
        )}
      </div>
      <p className="lab-muted">
        {state.permitted ? 'This page may see the accounts' : 'This page may not see the accounts'}
        {state.locked ? ', but the wallet is locked.' : '.'} Tests find the same controls at{' '}
        <code>window.labWallet</code>.
      </p>
    </>
  )
}
