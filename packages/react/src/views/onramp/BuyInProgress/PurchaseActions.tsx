import {
  cancelPurchase,
  type OnrampPurchase,
  type OnrampState,
  pushView,
  replaceView,
  resumePurchase,
} from '@portico/controllers'
import { isUnderWay } from '@portico/controllers/ui'
import type { ReactElement } from 'react'
import type { Snapshot } from 'valtio/vanilla'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { isolate } from '../../../i18n/isolate.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { LinkButton } from '../../../parts/links/LinkButton.js'
import { Button } from '../../../primitives/Button/Button.js'
import { Notice } from '../../../primitives/Notice/Notice.js'
import { leaveBuy } from '../leaveBuy.js'
import css from './BuyInProgress.module.css'

type PurchaseActionsProps = {
  readonly form: Snapshot<OnrampState>
  readonly purchase: Snapshot<OnrampPurchase>
}

/** What can be done about a purchase: each of its states has a way on. */
export function PurchaseActions({ form, purchase }: PurchaseActionsProps): ReactElement {
  const portico = usePorticoInstance()
  const text = { ...useMessages('transfer'), ...useMessages('onramp') }
  const { phase, providerName } = purchase
  const page = phase === 'waiting' || phase === 'late' ? findPage(form, purchase) : undefined
  const again = () => {
    // Clears a purchase that has ended.
    cancelPurchase(portico)
    replaceView(portico, { view: 'OnRampProviders' })
  }
  const leave = () => {
    // The view is left first: without a purchase it would say so.
    leaveBuy(portico)
    if (!isUnderWay(purchase)) cancelPurchase(portico)
  }
  const isOver = !isUnderWay(purchase)
  return (
    <div className={css.actions}>
      {page && <LinkButton href={page}>{text.openAgain({ provider: isolate(providerName) })}</LinkButton>}
      {phase === 'unseen' && (
        <Button full onClick={() => resumePurchase(portico)}>
          {text.lookAgain}
        </Button>
      )}
      {(phase === 'failed' || phase === 'canceled') && (
        <Button full onClick={again}>
          {text.buyAgain}
        </Button>
      )}
      {phase === 'arrived' && (
        <Button full variant="secondary" onClick={() => pushView(portico, { view: 'OnRampActivity' })}>
          {text.purchases}
        </Button>
      )}
      {isOver ? (
        <Button full variant={phase === 'arrived' ? 'primary' : 'secondary'} onClick={leave}>
          {text.done}
        </Button>
      ) : (
        <Button full variant="secondary" onClick={() => cancelPurchase(portico)}>
          {text.cancel}
        </Button>
      )}
    </div>
  )
}

/** The provider's page, if the form is still about what was bought. */
function findPage(form: Snapshot<OnrampState>, purchase: Snapshot<OnrampPurchase>): string | undefined {
  const { account, networkId, token } = form
  const isSame =
    account === purchase.account && networkId === purchase.networkId && token?.symbol === purchase.token.symbol
  return isSame ? form.choices.find(({ id }) => id === purchase.providerId)?.url : undefined
}

/** Shown where there is no purchase to follow. */
export function NoPurchase(): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('onramp')
  return (
    <Notice
      title={text.noneTitle}
      action={
        <Button size="s" onClick={() => replaceView(portico, { view: 'OnRampProviders' })}>
          {text.buy}
        </Button>
      }
    >
      {text.noneText}
    </Notice>
  )
}
