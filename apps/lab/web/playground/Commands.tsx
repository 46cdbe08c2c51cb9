import { useAccount, useModal, useTheme, useToast } from '@portico/react'

const anytime = ['Connect', 'Networks', 'WhatIsAWallet'] as const
const connected = ['Account', 'WalletSend', 'WalletReceive', 'OnRampProviders'] as const
const toasts = ['success', 'error', 'loading'] as const
const modes = ['system', 'light', 'dark'] as const

/** Controls of the modal through hooks. */
export function Commands() {
  const { open } = useModal()
  const { isConnected } = useAccount()
  const { showToast, hideToast } = useToast()
  const { setThemeMode } = useTheme()
  return (
    <>
      <div className="lab-row">
        {(isConnected ? [...anytime, ...connected] : anytime).map((view) => (
          <button key={view} type="button" className="lab-button" onClick={() => open({ view })}>
            Open {view}
          </button>
        ))}
      </div>
      <div className="lab-row">
        {toasts.map((variant) => (
          <button
            key={variant}
            type="button"
            className="lab-button"
            onClick={() => showToast({ variant, text: `A toast of the kind ${variant}` })}
          >
            Toast: {variant}
          </button>
        ))}
        <button type="button" className="lab-button" onClick={() => hideToast()}>
          Hide the toast
        </button>
      </div>
      <div className="lab-row">
        {modes.map((mode) => (
          <button key={mode} type="button" className="lab-button" onClick={() => setThemeMode(mode)}>
            Theme: {mode}
          </button>
        ))}
      </div>
    </>
  )
}
