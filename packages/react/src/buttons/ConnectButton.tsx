import { openModal } from '@portico/controllers'
import { truncateAddress } from '@portico/core'
import type { ReactNode } from 'react'
import { usePorticoInstance } from '../bindings/usePorticoInstance.js'
import { usePorticoState } from '../bindings/usePorticoState.js'
import { type UseAccountReturnType, useAccount } from '../hooks/useAccount.js'
import { useButtonMessages } from '../i18n/useButtonMessages.js'
import { usePrefetchModal } from '../modal/usePrefetchModal.js'
import { AccountLabel } from './AccountLabel.js'
import { PillButton } from './PillButton.js'

/** What a button of your own needs to know and do. */
export type ConnectButtonState = {
  readonly account: UseAccountReturnType
  /** The address shortened for display, such as `0x12…abcdef`. */
  readonly shortAddress: string | undefined
  readonly isOpen: boolean
  /** Whether the modal was asked for and its code is being loaded. */
  readonly isLoading: boolean
  /** Opens the modal: Connect, or Account when connected. */
  readonly open: () => void
  /** Loads the modal's code ahead; call it when the pointer comes near. */
  readonly prefetch: () => void
}

/** Props of `ConnectButton`. */
export type ConnectButtonProps = {
  readonly disabled?: boolean | undefined
  /** Text while no wallet is connected. Default "Connect wallet" in the active locale. */
  readonly label?: string | undefined
  /** Draws a button of your own in place of Portico's. */
  readonly children?: ((state: ConnectButtonState) => ReactNode) | undefined
}

/**
 * The button that opens the modal: "Connect wallet", then the connected account: its name
 * and picture if these were read within the last 5 minutes, else its address.
 *
 * @example
 * <ConnectButton />
 * <ConnectButton>{({ shortAddress, open }) => <button onClick={open}>{shortAddress ?? 'Log in'}</button>}</ConnectButton>
 */
export function ConnectButton({ disabled, label, children }: ConnectButtonProps) {
  const portico = usePorticoInstance()
  const text = useButtonMessages()
  const account = useAccount()
  const modal = usePorticoState((state) => children && state.modal)
  const prefetch = usePrefetchModal()
  const { address, status } = account
  if (children)
    return children({
      account,
      shortAddress: address && truncateAddress(address),
      isOpen: !!modal?.open,
      isLoading: !!modal?.open && !modal.view,
      open: () => openModal(portico),
      prefetch,
    })
  const isConnecting = !address && status === 'connecting'
  return (
    <PillButton look={address ? 'plain' : 'primary'} isDisabled={disabled} isBusy={isConnecting}>
      {address ? <AccountLabel {...account} /> : isConnecting ? text.connecting : (label ?? text.connect)}
    </PillButton>
  )
}
