import type { Holding } from '@portico/controllers'
import type { ReactElement } from 'react'
import { VirtualList } from '../../../primitives/VirtualList/VirtualList.js'
import { HiddenPart } from './HiddenPart.js'
import { HoldingRow } from './HoldingRow.js'

/** Tokens that look like they were sent to mislead, behind a button. */
export function HiddenTokens({ holdings }: { readonly holdings: readonly Holding[] }): ReactElement | null {
  return (
    <HiddenPart count={holdings.length}>
      {(label) => (
        <VirtualList label={label} items={holdings} getKey={({ token }) => token.address ?? ''}>
          {(holding) => <HoldingRow holding={holding} isPriced={false} />}
        </VirtualList>
      )}
    </HiddenPart>
  )
}
