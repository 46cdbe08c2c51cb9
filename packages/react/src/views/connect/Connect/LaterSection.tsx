import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { hidesWallets } from '../../../parts/catalogue/hidesWallets.js'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.js'
import { type LaterMethod, laterMethods } from './laterMethods.js'
import type { SectionProps } from './SectionProps.js'
import { useLater } from './useLater.js'

/** A way to connect whose code loads after the first paint. Reserves its place until then. */
export function LaterSection({ method, namespace }: SectionProps & { readonly method: LaterMethod }): ReactElement {
  // With the wallets hidden, the section ends with the button that shows them.
  const count = hidesWallets(usePorticoInstance()) ? 2 : 1
  const Section = useLater(laterMethods[method])?.sections[method]
  return <div>{Section ? <Section namespace={namespace} /> : <Skeleton shape="bar" count={count} />}</div>
}
