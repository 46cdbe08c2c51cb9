import { AccountButton, ConnectButton, NetworkButton } from '@portico/react'

/** The package's other buttons, and a custom one. */
export function MoreButtons() {
  return (
    <div className="lab-row">
      <NetworkButton />
      <AccountButton />
      <ConnectButton>
        {({ shortAddress, open, prefetch, isLoading }) => (
          <button
            type="button"
            className="lab-button"
            aria-busy={isLoading}
            onPointerEnter={prefetch}
            onFocus={prefetch}
            onClick={open}
          >
            {shortAddress ?? 'A button of your own'}
          </button>
        )}
      </ConnectButton>
    </div>
  )
}
