import { getWalletFeatures, pushView } from '@portico/controllers'
import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { useActiveAccount } from '../../../parts/accounts/useActiveAccount.js'
import { Icon } from '../../../primitives/Icon/Icon.js'
import { laterIcons } from '../../../primitives/Icon/laterIcons.js'
import css from './AccountActions.module.css'

const actions = {
  swaps: { view: 'Swap', icon: laterIcons.swap },
  send: { view: 'WalletSend', icon: laterIcons.send },
  receive: { view: 'WalletReceive', icon: laterIcons.receive },
} as const

/** The account's actions, in the order the app has set. */
export function AccountActions(): ReactElement | null {
  const portico = usePorticoInstance()
  const text = useMessages('account')
  const { namespace, status, supported } = useActiveAccount()
  const features = getWalletFeatures(portico, { namespace }).filter((feature) => feature in actions)
  if (features.length === 0) return null
  return (
    <div className={css.actions}>
      {features.map((feature) => {
        // The filter above leaves only these.
        const name = feature as keyof typeof actions
        const { icon, view } = actions[name]
        return (
          <button
            key={name}
            type="button"
            className={css.action}
            // Receiving needs no wallet; what moves money needs one, on a network that the app knows.
            disabled={name !== 'receive' && (status !== 'connected' || !supported)}
            onClick={() => pushView(portico, { view })}
          >
            <Icon name={icon} />
            <span>{text[name]}</span>
          </button>
        )
      })}
    </div>
  )
}
