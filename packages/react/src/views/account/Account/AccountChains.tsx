import { type ReactElement, Suspense } from 'react'
import { lazyPart } from '../../../bindings/lazyPart.js'
import { usePorticoState } from '../../../bindings/usePorticoState.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { LostPart } from '../../../parts/reload/LostPart.js'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.js'
import { Text } from '../../../primitives/Text/Text.js'
import css from './Account.module.css'

// Most apps have one kind of chain; for the others the place of the list is known before its code.
const ChainList = lazyPart(() => import('./ChainList.js').then((module) => module.ChainList), LostPart)

/** Lists the app's namespaces where there are several, see `ChainList`. */
export function AccountChains(): ReactElement | null {
  const text = useMessages('account')
  const networks = usePorticoState((state) => state.networks)
  const namespaces = usePorticoState((state) => state.namespaces)
  const kinds = [...new Set(networks.map((network) => network.chainNamespace))]
  if (kinds.length < 2) return null
  // With two connected, there is a button to leave one of them.
  const isAlone = Object.values(namespaces).filter(({ address }) => address).length < 2
  return (
    <section className={css.section}>
      <Text as="h2" variant="label" tone="secondary" className={css.heading}>
        {text.chains}
      </Text>
      <Suspense fallback={<Skeleton count={kinds.length + (isAlone ? 0 : 1)} />}>
        <ChainList kinds={kinds} />
      </Suspense>
    </section>
  )
}
