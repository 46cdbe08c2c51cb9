import { type ActivityItem, describeTransaction } from '@portico/controllers'
import { getInternals } from '@portico/controllers/internal'
import type { Network } from '@portico/core'
import { getRelativeTime } from '@portico/core/internal'
import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useLocale } from '../../../i18n/useLocale.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { useCopyFailedToast } from '../../../parts/accounts/useCopyFailedToast.js'
import { GroupedAddress } from '../../../primitives/Address/Address.js'
import { CopyButton } from '../../../primitives/CopyButton/CopyButton.js'
import { Fact, Facts } from '../../../primitives/Facts/Facts.js'
import { Notice } from '../../../primitives/Notice/Notice.js'
import { Spinner } from '../../../primitives/Spinner/Spinner.js'
import { Text } from '../../../primitives/Text/Text.js'
import { HashFact } from './HashFact.js'
import css from './TransactionDetails.module.css'
import { TransferFacts } from './TransferFacts.js'

type TransactionProps = { readonly item: ActivityItem; readonly network: Network | undefined }

const tones = { confirmed: 'primary', failed: 'negative', pending: 'primary', replaced: 'secondary' } as const

/** A transaction that is known. */
export function Transaction({ item, network }: TransactionProps): ReactElement {
  const text = useMessages('details')
  const locale = useLocale()
  const onFailed = useCopyFailedToast()
  const { clock } = getInternals(usePorticoInstance())
  const { kind, status } = describeTransaction(item)
  const { value, unit } = getRelativeTime(item.minedAt, clock.now())
  const age = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-value, unit)
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(item.minedAt)
  const copyLabel = text.copyAddress
  return (
    <div className={css.view}>
      <Text as="h2" variant="heading" className={css.head}>
        {text.operation({ kind })}
      </Text>
      {status === 'pending' && <Notice>{text.pendingHint}</Notice>}
      {status === 'replaced' && <Notice>{text.replacedHint}</Notice>}
      <Facts>
        <Fact name={text.status}>
          <span className={css.line} role="status">
            {status === 'pending' && <Spinner size="s" />}
            <Text as="span" tone={tones[status]}>
              {text.statusOf({ status })}
            </Text>
          </span>
        </Fact>
        <TransferFacts transfers={item.transfers} />
        <Fact name={text.time}>
          <time className={css.time} dateTime={new Date(item.minedAt).toISOString()}>
            {time}
            <Text as="span" variant="caption">
              {age}
            </Text>
          </time>
        </Fact>
        {(['from', 'to'] as const).map((side) => {
          const address = item[side]
          return (
            address !== undefined && (
              <Fact key={side} name={text[side]}>
                <span className={css.line}>
                  <GroupedAddress value={address} />
                  <CopyButton value={address} label={copyLabel} copiedLabel={text.copied} onFailed={onFailed} />
                </span>
              </Fact>
            )
          )
        })}
        <Fact name={text.network}>
          <bdi>{network?.name ?? text.unknownNetwork}</bdi>
        </Fact>
        {item.nonce !== undefined && <Fact name={text.nonce}>{item.nonce}</Fact>}
        {item.hash !== undefined && <HashFact hash={item.hash} network={network} />}
      </Facts>
    </div>
  )
}
