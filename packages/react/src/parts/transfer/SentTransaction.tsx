import type { Network } from '@portico/core'
import type { ReactElement } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { Address } from '../../primitives/Address/Address.js'
import { CopyButton } from '../../primitives/CopyButton/CopyButton.js'
import { useCopyFailedToast } from '../accounts/useCopyFailedToast.js'
import { ExternalLink } from '../links/ExternalLink.js'
import { getExplorerLink } from '../links/getExplorerLink.js'
import css from './SentTransaction.module.css'

type SentTransactionProps = { readonly hash: string; readonly network: Network | undefined }

/** The transaction's hash, to copy and to look up at the explorer. */
export function SentTransaction({ hash, network }: SentTransactionProps): ReactElement {
  const text = useMessages('transfer')
  const onFailed = useCopyFailedToast()
  const link = getExplorerLink(network, { kind: 'tx', value: hash })
  return (
    <div className={css.transaction}>
      <span className={css.label}>{text.transaction}</span>
      <Address value={hash} />
      <CopyButton value={hash} label={text.copyHash} copiedLabel={text.copied} onFailed={onFailed} />
      {link && <ExternalLink href={link.href}>{text.explorer({ name: link.name })}</ExternalLink>}
    </div>
  )
}
