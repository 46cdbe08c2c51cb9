import type { ConnectMethod } from '@portico/controllers'
import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { hidesWallets } from '../../../parts/catalogue/hidesWallets.js'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.js'
import type { SectionProps } from './SectionProps.js'
import { useLater } from './useLater.js'

/** A way to connect whose code comes beside the modal's, into the place that is reserved here. */
export function LaterSection({ method, namespace }: SectionProps & { readonly method: ConnectMethod }): ReactElement {
  // Where wallets stand behind the section, it ends with the way to them.
  const count = hidesWallets(usePorticoInstance()) ? 2 : 1
  const Section = useLater('email')?.sections[method]
  return <div>{Section ? <Section namespace={namespace} /> : <Skeleton shape="bar" count={count} />}</div>
}
