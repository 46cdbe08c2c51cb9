import { type OnrampPurchase, resumePurchase } from '@portico/controllers'
import { getInternals } from '@portico/controllers/internal'
import type { Network } from '@portico/core'
import { type ReactElement, useEffect, useId } from 'react'
import type { Snapshot } from 'valtio/vanilla'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { usePorticoState } from '../../../bindings/usePorticoState.js'
import { isolate } from '../../../i18n/isolate.js'
import { useLocale } from '../../../i18n/useLocale.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { TokenTile } from '../../../parts/catalogue/TokenTile.js'
import { formatExactAmount } from '../../../parts/money/formatExactAmount.js'
import { SentTransaction } from '../../../parts/transfer/SentTransaction.js'
import { Notice } from '../../../primitives/Notice/Notice.js'
import { ProgressRing } from '../../../primitives/ProgressRing/ProgressRing.js'
import { Text } from '../../../primitives/Text/Text.js'
import { useBuyForm } from '../useBuyForm.js'
import css from './BuyInProgress.module.css'
import { NoPurchase, PurchaseActions } from './PurchaseActions.js'
import { useReturned } from './useReturned.js'

const rings = {
  waiting: 'busy',
  processing: 'busy',
  late: 'busy',
  unseen: 'idle',
  arrived: 'done',
  failed: 'error',
  canceled: 'idle',
} as const

/** When a purchase takes longer than usual, in milliseconds. */
const slowMs = 180_000

/** Follows a purchase: by its provider, then on the chain. Closing the modal does not end that. */
export function BuyInProgress(): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('onramp')
  const id = useId()
  // Keeps the provider's page at hand, to be opened again.
  const { form } = useBuyForm()
  const { purchase } = form
  const network = usePorticoState(({ networks }) =>
    networks.find(({ caipNetworkId }) => caipNetworkId === purchase?.networkId),
  )
  // Also where the form cannot be started, as on another network.
  useEffect(() => resumePurchase(portico), [portico])
  const hasReturned = useReturned(purchase?.startedAt)
  if (!purchase) return <NoPurchase />
  const { hash, phase, providerName, token } = purchase
  const provider = isolate(providerName)
  const isSlow = getInternals(portico).clock.now() - purchase.startedAt >= slowMs
  const titles = {
    waiting: text.waitingTitle({ provider }),
    processing: text.processingTitle({ provider }),
    late: text.lateTitle,
    unseen: text.unseenTitle,
    arrived: text.arrivedTitle,
    failed: text.failedTitle({ provider }),
    canceled: text.canceledTitle,
  }
  const hints = {
    waiting: hasReturned ? text.backText : text.waitingText,
    processing: isSlow ? text.slowText({ provider }) : text.processingText,
    late: text.lateText({ provider }),
    unseen: text.unseenText({ provider }),
    arrived: undefined,
    failed: text.failedText,
    canceled: text.canceledText({ provider }),
  }
  return (
    <div className={css.view}>
      <ProgressRing state={rings[phase]}>
        <TokenTile token={token} size="xl" />
      </ProgressRing>
      <div role="status" aria-labelledby={id} className={css.title}>
        <Text variant="title" id={id}>
          {titles[phase]}
        </Text>
      </div>
      <Text className={css.text} aria-live="polite">
        {hints[phase] ?? <Received purchase={purchase} />}
      </Text>
      {phase === 'arrived' && <Shortfall purchase={purchase} />}
      {purchase.isUnreachable && (
        <div className={css.notice}>
          <Notice tone="warning">{text.unreachable}</Notice>
        </div>
      )}
      {hash && <Transaction hash={hash} network={network} />}
      <PurchaseActions form={form} purchase={purchase} />
    </div>
  )
}

type PurchaseProps = { readonly purchase: Snapshot<OnrampPurchase> }

/** What has arrived, to the last digit. */
function Received({ purchase: { received, token } }: PurchaseProps): ReactElement | null {
  const text = useMessages('onramp')
  const locale = useLocale()
  const { decimals, symbol } = token
  if (received === undefined || decimals === undefined) return null
  return <>{text.arrived({ amount: isolate(formatExactAmount(locale, received, { decimals, symbol })) })}</>
}

/** Says that less has arrived than was offered. */
function Shortfall({ purchase }: PurchaseProps): ReactElement | null {
  const text = useMessages('onramp')
  const locale = useLocale()
  const { expected, providerName, received, token } = purchase
  const { decimals, symbol } = token
  if (expected === undefined || received === undefined || decimals === undefined || received >= expected) return null
  return (
    <div className={css.notice}>
      <Notice tone="warning" title={text.lessTitle}>
        {text.lessText({
          provider: isolate(providerName),
          expected: isolate(formatExactAmount(locale, expected, { decimals, symbol })),
        })}
      </Notice>
    </div>
  )
}

function Transaction({ hash, network }: { readonly hash: string; readonly network: Network | undefined }) {
  return (
    <div className={css.notice}>
      <SentTransaction hash={hash} network={network} />
    </div>
  )
}
