import { getWalletFeatures, pushView, track } from '@portico/controllers'
import { type ReactElement, useId } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { useActiveAccount } from '../../../parts/accounts/useActiveAccount.js'
import { Icon } from '../../../primitives/Icon/Icon.js'
import { laterIcons } from '../../../primitives/Icon/laterIcons.js'
import { Text } from '../../../primitives/Text/Text.js'
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.js'
import css from './AccountActions.module.css'

const actions = {
  onramp: { view: 'OnRampProviders', icon: laterIcons.card },
  swaps: { view: 'Swap', icon: laterIcons.swap },
  send: { view: 'WalletSend', icon: laterIcons.send },
  receive: { view: 'WalletReceive', icon: laterIcons.receive },
} as const

/** The account's actions, in the order the app has set. */
export function AccountActions(): ReactElement | null {
  const portico = usePorticoInstance()
  const text = useMessages('account')
  const id = useId()
  const { namespace, status, supported } = useActiveAccount()
  const features = getWalletFeatures(portico, { namespace }).filter((feature) => feature in actions)
  if (features.length === 0) return null
  // Receiving needs no wallet; what moves money needs one, on a network that the app knows.
  const isReady = status === 'connected' && supported
  return (
    <div>
      <div className={css.actions}>
        {features.map((feature) => {
          // The filter above leaves only these.
          const name = feature as keyof typeof actions
          const { icon, view } = actions[name]
          const disabled = name !== 'receive' && !isReady
          return (
            <button
              key={name}
              type="button"
              className={css.action}
              disabled={disabled}
              aria-describedby={disabled ? id : undefined}
              onClick={() => {
                if (name === 'swaps') track(portico, { event: 'CLICK_CONVERT' })
                pushView(portico, { view })
              }}
            >
              <Icon name={icon} />
              <span>{text[name]}</span>
            </button>
          )
        })}
      </div>
      {!isReady && (
        <span id={id}>
          {supported ? (
            // Seen above already.
            <VisuallyHidden>{text.reconnecting}</VisuallyHidden>
          ) : (
            <Text as="span" variant="caption">
              {text.actionsUnsupported}
            </Text>
          )}
        </span>
      )}
    </div>
  )
}
