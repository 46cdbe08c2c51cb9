import { type NftItem, supportsFeature } from '@portico/controllers'
import type { ReactElement } from 'react'
import { useCommand } from '../../../bindings/useCommand.js'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { usePorticoState } from '../../../bindings/usePorticoState.js'
import { useErrorText } from '../../../i18n/useErrorText.js'
import { useLocale } from '../../../i18n/useLocale.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { useActiveAccount } from '../../../parts/accounts/useActiveAccount.js'
import { PictureTile } from '../../../parts/catalogue/PictureTile.js'
import { useNftName } from '../../../parts/nfts/useNftName.js'
import { Button } from '../../../primitives/Button/Button.js'
import { Fact, Facts } from '../../../primitives/Facts/Facts.js'
import { laterIcons } from '../../../primitives/Icon/laterIcons.js'
import { Notice } from '../../../primitives/Notice/Notice.js'
import { Text } from '../../../primitives/Text/Text.js'
import { openSend } from '../../openSend.js'
import css from './NftDetails.module.css'
import { NftFacts } from './NftFacts.js'

/** An item that the account holds on its network. */
export function HeldNft({ item }: { readonly item: NftItem }): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('details')
  const locale = useLocale()
  const { namespace, status, supported } = useActiveAccount()
  const network = usePorticoState(({ networks }) => networks.find((each) => each.caipNetworkId === item.networkId))
  const send = useCommand(openSend)
  const problem = useErrorText(send.error)
  const name = useNftName()(item)
  const { amount, collection, isHidden, picture, token, traits } = item
  const canSend =
    token !== undefined &&
    status === 'connected' &&
    supported &&
    supportsFeature(portico, { namespace, feature: 'send' })
  return (
    <div className={css.view}>
      <div className={css.head}>
        <div className={css.picture}>
          <PictureTile image={picture} name={name} size="fill" shape="square" />
        </div>
        <Text as="h2" variant="title">
          <bdi>{name}</bdi>
        </Text>
        {collection !== undefined && (
          <Text tone="secondary">
            <bdi>{collection}</bdi>
          </Text>
        )}
        {amount > 1n && <Text>{text.nftAmount({ count: new Intl.NumberFormat(locale).format(amount) })}</Text>}
      </div>
      {isHidden && <Notice tone="warning">{text.suspicious}</Notice>}
      <Button
        full
        icon={laterIcons.send}
        busy={send.status === 'running'}
        disabled={!canSend}
        onClick={() => void send.run({ address: token?.contract, item: token?.item, name })}
      >
        {text.send}
      </Button>
      {send.status === 'error' && <Notice tone="negative">{problem}</Notice>}
      {!token && <Text className={css.note}>{text.nftUnidentified}</Text>}
      <NftFacts item={item} network={network} />
      {token && <Text className={css.note}>{text.nftUnnamedHint}</Text>}
      {traits.length > 0 && (
        <section className={css.traits}>
          <Text as="h2" variant="label" tone="secondary" className={css.note}>
            {text.nftTraits}
          </Text>
          <Facts>
            {traits.map(({ trait, value }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the traits of an item never change places.
              <Fact key={at} name={trait}>
                <bdi>{value}</bdi>
              </Fact>
            ))}
          </Facts>
        </section>
      )}
    </div>
  )
}
