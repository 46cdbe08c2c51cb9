import { ConnectButton, useAccount, useEvents } from '@portico/react'
import { useState } from 'react'

/** Three steps from nothing to a confirmed transaction. */
export function StartHere() {
  const { isConnected } = useAccount()
  const [hasOpened, setOpened] = useState(false)
  const [isConfirmed, setConfirmed] = useState(false)
  useEvents('view', ({ view }) => {
    if (view === 'WalletSend') setOpened(true)
  })
  useEvents('transaction', ({ status }) => {
    if (status === 'confirmed') setConfirmed(true)
  })
  return (
    <>
      <ol className="lab-steps">
        <li data-done={isConnected || undefined}>
          <span>
            Press the button below, choose <b>Lab Wallet</b> and approve. The wallet is part of this page and holds 100
            ETH of a chain on this computer.
          </span>
        </li>
        <li data-done={hasOpened || undefined}>
          <span>
            Press the button again, then the send action. Type an amount and, as the recipient, <b>alice.eth</b>.
          </span>
        </li>
        <li data-done={isConfirmed || undefined}>
          <span>Review, send, approve: a moment later the ETH has arrived.</span>
        </li>
      </ol>
      <div>
        <ConnectButton />
      </div>
    </>
  )
}
