import type { ReactElement, ReactNode } from 'react'
import { usePorticoState } from '../../../bindings/usePorticoState.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { Button } from '../../../primitives/Button/Button.js'
import { NetworkTile } from '../../../primitives/NetworkTile/NetworkTile.js'
import { ProgressRing } from '../../../primitives/ProgressRing/ProgressRing.js'
import { Text } from '../../../primitives/Text/Text.js'
import css from './PartialPane.module.css'
import type { PairingView } from './usePairingView.js'

type PartialPaneProps = {
  /** The wallet's name. */
  readonly name: string
  /** Tile of 72 px. */
  readonly picture: ReactNode
  readonly pairing: Pick<PairingView, 'missing' | 'missingMethods' | 'missingEvents'>
  readonly onContinue: () => void
}

/** Says that the wallet is connected, and which networks, methods and events it did not agree to. */
export function PartialPane({ name, picture, pairing, onContinue }: PartialPaneProps): ReactElement {
  const text = useMessages('walletConnect')
  const common = useMessages('common')
  const networks = usePorticoState((state) => state.networks)
  return (
    <div className={css.pane}>
      <ProgressRing state="done">{picture}</ProgressRing>
      <div role="status" className={css.status}>
        <Text variant="title">{text.partialTitle}</Text>
        <Text className={css.text}>{text.partialText({ name })}</Text>
      </div>
      <ul className={css.list}>
        {pairing.missing.map((id) => {
          const network = networks.find(({ caipNetworkId }) => caipNetworkId === id)
          return (
            <Text as="li" tone="primary" key={id} className={css.network}>
              <NetworkTile image={network?.imageUrl} name={network?.name ?? id} size="s" />
              <bdi className={css.name}>{network?.name ?? id}</bdi>
            </Text>
          )
        })}
      </ul>
      {pairing.missingMethods.length > 0 && (
        <Text className={css.text}>{text.partialMethods({ names: pairing.missingMethods.join(', ') })}</Text>
      )}
      {pairing.missingEvents.length > 0 && (
        <Text className={css.text}>{text.partialEvents({ names: pairing.missingEvents.join(', ') })}</Text>
      )}
      <Button full onClick={onContinue}>
        {common.continue}
      </Button>
    </div>
  )
}
