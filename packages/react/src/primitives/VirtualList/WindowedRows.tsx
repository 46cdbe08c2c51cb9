import { createContext, useContext, useMemo, useRef } from 'react'
import { type CustomContainerComponentProps, type CustomItemComponentProps, Virtualizer } from 'virtua'
import css from './VirtualList.module.css'
import type { VirtualListProps } from './VirtualListProps.js'

/** How many rows the list has. Not part of `Item`: another component would draw each row anew. */
const CountContext = createContext(0)

function Item({ index, ...props }: CustomItemComponentProps) {
  return <li {...props} aria-setsize={useContext(CountContext)} aria-posinset={index + 1} />
}

/** The rows of a long list that are in or near the visible part. */
export function WindowedRows<item>({ label, items, getKey, children }: VirtualListProps<item>) {
  const scroller = useRef<HTMLDivElement>(null)
  const List = useMemo(() => (props: CustomContainerComponentProps) => <ul {...props} aria-label={label} />, [label])
  return (
    <div className={css.scroll} ref={scroller}>
      <CountContext.Provider value={items.length}>
        <Virtualizer data={items} scrollRef={scroller} as={List} item={Item} itemSize={56} bufferSize={224}>
          {(item, index) => <div key={getKey(item)}>{children(item, index)}</div>}
        </Virtualizer>
      </CountContext.Provider>
    </div>
  )
}
