import { getWalletFeatures, type Holding, pushView, supportsFeature, track } from '@portico/controllers'
import { getInternals } from '@portico/controllers/internal'
import type { CaipNetworkId } from '@portico/core'
import type { ReactElement } from 'react'
import { useCommand } from '../../../bindings/useCommand.js'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { usePorticoState } from '../../../bindings/usePorticoState.js'
import { useErrorText } from '../../../i18n/useErrorText.js'
import { useLocale } from '../../../i18n/useLocale.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { useActiveAccount } from '../../../parts/accounts/useActiveAccount.js'
import { TokenTile } from '../../../parts/catalogue/TokenTile.js'
import { formatMoney } from '../../../parts/money/formatMoney.js'
import { Amount } from '../../../primitives/Amount/Amount.js'
import { Button } from '../../../primitives/Button/Button.js'
import { Fact, Facts } from '../../../primitives/Facts/Facts.js'
import { laterIcons } from '../../../primitives/Icon/laterIcons.js'
import { Notice } from '../../../primitives/Notice/Notice.js'
import { Text } from '../../../primitives/Text/Text.js'
import { openSend } from '../../openSend.js'
import { ContractFact } from '../ContractFact.js'
import css from './TokenDetails.module.css'

type HeldTokenProps = {
  readonly holding: Holding
  readonly networkId: CaipNetworkId
  /** Whether the account is used on the token's network, so that it can be sent. */
  readonly isHere: boolean
}

/** A token that the account holds. */
export function HeldToken({ holding, networkId, isHere }: HeldTokenProps): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('details')
  const locale = useLocale()
  const { namespace, status, supported } = useActiveAccount()
  const network = usePorticoState(({ networks }) => networks.find((each) => each.caipNetworkId === networkId))
  const send = useCommand(openSend)
  const problem = useErrorText(send.error)
  const { currency } = getInternals(portico).options
  const { token, amount, price, value, picture, isNamed, isHidden } = holding
  const money = (each: number | undefined) =>
    each === undefined ? text.noPrice : <bdi>{formatMoney({ locale, currency, value: each })}</bdi>
  const canSend =
    isHere && status === 'connected' && supported && supportsFeature(portico, { namespace, feature: 'send' })
  return (
    <div className={css.view}>
      <div className={css.head}>
        <TokenTile token={token} picture={picture} isPriced={price !== undefined} size="l" />
        <Text as="h2" variant="label">
          <bdi>{token.name}</bdi>
        </Text>
        <Text variant="amount">
          <Amount value={amount} decimals={token.decimals} symbol={token.symbol} />
        </Text>
        {value !== undefined && <Text tone="secondary">{money(value)}</Text>}
      </div>
      {isHidden && <Notice tone="warning">{text.suspicious}</Notice>}
      <div className={css.actions}>
        <Button
          icon={laterIcons.send}
          busy={send.status === 'running'}
          disabled={!canSend || amount === 0n}
          onClick={() => void send.run({ address: token.address })}
        >
          {text.send}
        </Button>
        {getWalletFeatures(portico, { namespace }).includes('swaps') && (
          <Button
            icon={laterIcons.swap}
            variant="secondary"
            disabled={!isHere || status !== 'connected' || !supported || amount === 0n}
            onClick={() => {
              track(portico, { event: 'CLICK_CONVERT' })
              pushView(portico, { view: 'Swap', params: { fromToken: token.address ?? token.symbol } })
            }}
          >
            {text.swap}
          </Button>
        )}
        <Button
          icon={laterIcons.receive}
          variant="secondary"
          onClick={() => pushView(portico, { view: 'WalletReceive' })}
        >
          {text.receive}
        </Button>
      </div>
      {send.status === 'error' && <Notice tone="negative">{problem}</Notice>}
      <Facts>
        <Fact name={text.price}>{money(price)}</Fact>
        <Fact name={text.network}>
          <bdi>{network?.name ?? text.unknownNetwork}</bdi>
        </Fact>
        <ContractFact address={token.address} network={network} />
      </Facts>
      {token.address !== undefined && !isNamed && <Text className={css.note}>{text.unnamed}</Text>}
    </div>
  )
}
