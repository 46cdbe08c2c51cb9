import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { hidesWallets } from '../../../parts/catalogue/hidesWallets.js'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.js'
import type { SectionProps } from './SectionProps.js'
import { useLater } from './useLater.js'

const load = async () => (await import('../../embeddedWallet/email/ConnectByEmail.js')).ConnectByEmail

/** The e-mail field. Its code comes after the first paint, into the place that is reserved here. */
export function EmailSection({ namespace }: SectionProps): ReactElement {
  const isAlone = hidesWallets(usePorticoInstance())
  const Part = useLater(load, 'embeddedWallet')
  return (
    <div>
      {Part ? <Part isAlone={isAlone} namespace={namespace} /> : <Skeleton shape="bar" count={isAlone ? 2 : 1} />}
    </div>
  )
}
