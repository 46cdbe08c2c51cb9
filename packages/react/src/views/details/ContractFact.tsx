import type { Network } from '@portico/core'
import type { ReactElement } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { useCopyFailedToast } from '../../parts/accounts/useCopyFailedToast.js'
import { ExternalLink } from '../../parts/links/ExternalLink.js'
import { getExplorerLink } from '../../parts/links/getExplorerLink.js'
import { GroupedAddress } from '../../primitives/Address/Address.js'
import { CopyButton } from '../../primitives/CopyButton/CopyButton.js'
import { Fact } from '../../primitives/Facts/Facts.js'
import css from './ContractFact.module.css'

type ContractFactProps = { readonly address: string | undefined; readonly network: Network | undefined }

/** The token's contract, in full, to copy and to look up. */
export function ContractFact({ address, network }: ContractFactProps): ReactElement {
  const text = useMessages('details')
  const onFailed = useCopyFailedToast()
  if (address === undefined) return <Fact name={text.contract}>{text.nativeCurrency}</Fact>
  const link = getExplorerLink(network, { kind: 'address', value: address })
  return (
    <Fact name={text.contract}>
      <span className={css.line}>
        <GroupedAddress value={address} />
        <CopyButton value={address} label={text.copyContract} copiedLabel={text.copied} onFailed={onFailed} />
      </span>
      {link && <ExternalLink href={link.href}>{text.explorer({ name: link.name })}</ExternalLink>}
    </Fact>
  )
}
