import type { NftItem } from '@portico/controllers'
import type { Network } from '@portico/core'
import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/useMessages.js'
import { useCopyFailedToast } from '../../../parts/accounts/useCopyFailedToast.js'
import { CopyButton } from '../../../primitives/CopyButton/CopyButton.js'
import { Fact, Facts } from '../../../primitives/Facts/Facts.js'
import { ContractFact } from '../ContractFact.js'
import css from './NftDetails.module.css'

type NftFactsProps = { readonly item: NftItem; readonly network: Network | undefined }

const standards = { erc721: 'ERC-721', erc1155: 'ERC-1155', spl: 'SPL' } as const

/** What identifies an item: its number, contract and network. */
export function NftFacts({ item: { token }, network }: NftFactsProps): ReactElement {
  const text = useMessages('details')
  const onFailed = useCopyFailedToast()
  return (
    <Facts>
      {/* A mint is one item, and its address is its number. */}
      {token && token.item.standard !== 'spl' && (
        <Fact name={text.nftId}>
          <span className={css.line}>
            <bdi>{token.item.id}</bdi>
            <CopyButton value={token.item.id} label={text.copyNftId} copiedLabel={text.copied} onFailed={onFailed} />
          </span>
        </Fact>
      )}
      {token && <Fact name={text.nftStandard}>{standards[token.item.standard]}</Fact>}
      <Fact name={text.network}>
        <bdi>{network?.name ?? text.unknownNetwork}</bdi>
      </Fact>
      {token && <ContractFact address={token.contract} network={network} />}
    </Facts>
  )
}
