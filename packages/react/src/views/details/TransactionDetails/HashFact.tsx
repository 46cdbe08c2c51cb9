import type { Network } from '@portico/core'
import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/useMessages.js'
import { useCopyFailedToast } from '../../../parts/accounts/useCopyFailedToast.js'
import { ExternalLink } from '../../../parts/links/ExternalLink.js'
import { getExplorerLink } from '../../../parts/links/getExplorerLink.js'
import { Address } from '../../../primitives/Address/Address.js'
import { CopyButton } from '../../../primitives/CopyButton/CopyButton.js'
import { Fact } from '../../../primitives/Facts/Facts.js'
import css from './TransactionDetails.module.css'

type HashFactProps = { readonly hash: string; readonly network: Network | undefined }

/** The transaction's hash, to copy and to look up at the explorer. */
export function HashFact({ hash, network }: HashFactProps): ReactElement {
  const text = useMessages('details')
  const onFailed = useCopyFailedToast()
  const link = getExplorerLink(network, { kind: 'tx', value: hash })
  return (
    <Fact name={text.hash}>
      <span className={css.line}>
        <Address value={hash} />
        <CopyButton value={hash} label={text.copyHash} copiedLabel={text.copied} onFailed={onFailed} />
      </span>
      {link && <ExternalLink href={link.href}>{text.explorer({ name: link.name })}</ExternalLink>}
    </Fact>
  )
}
