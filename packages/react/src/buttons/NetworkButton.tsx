import { getInternals } from '@portico/controllers/internal'
import { usePorticoInstance } from '../bindings/usePorticoInstance.js'
import { usePorticoState } from '../bindings/usePorticoState.js'
import { useAccount } from '../hooks/useAccount.js'
import { useButtonMessages } from '../i18n/useButtonMessages.js'
import { NetworkTile } from '../primitives/NetworkTile/NetworkTile.js'
import { PillButton } from './PillButton.js'

/** Props of `NetworkButton`. */
export type NetworkButtonProps = { readonly disabled?: boolean | undefined }

/**
 * Shows the active network and opens the list of networks, unless the option `enableNetworkSwitch` is off.
 *
 * @example
 * <NetworkButton />
 */
export function NetworkButton({ disabled }: NetworkButtonProps) {
  const { enableNetworkSwitch } = getInternals(usePorticoInstance()).options
  const text = useButtonMessages()
  const { name, imageUrl } = usePorticoState((state) => state.network)
  const { isConnected, supported } = useAccount()
  const isLost = isConnected && !supported
  const shown = isLost ? text.unsupported : name
  return (
    <PillButton
      look="plain"
      isDisabled={disabled || !enableNetworkSwitch}
      label={`${text.network}: ${shown}`}
      target={{ view: 'Networks' }}
    >
      <NetworkTile size="s" name={isLost ? '?' : name} image={isLost ? undefined : imageUrl} />
      <span>{shown}</span>
    </PillButton>
  )
}
