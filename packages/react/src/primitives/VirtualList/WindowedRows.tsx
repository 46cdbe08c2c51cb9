import { useMemo, useRef } from 'react'
import { type CustomContainerComponentProps, type CustomItemComponentProps, Virtualizer } from 'virtua'
import css from './VirtualList.module.css'
import type { VirtualListProps } from './VirtualListProps.js'

/** The rows of a long list that are in or near the visible part. */
export function WindowedRows<item>({ label, items, getKey, children }: VirtualListProps<item>) {
  const scroller = useRef<HTMLDivElement>(null)
  const count = items.length
  const List = useMemo(() => (props: CustomContainerComponentProps) => <ul {...props} aria-label={label} />, [label])
  const Item = useMemo(
    () =>
      ({ index, ...props }: CustomItemComponentProps) => (
        <li {...props} aria-setsize={count} aria-posinset={index + 1} />
      ),
    [count],
  )
  return (
    <div className={css.scroll} ref={scroller}>
      <Virtualizer data={items} scrollRef={scroller} as={List} item={Item} itemSize={56} bufferSize={224}>
        {(item, index) => <div key={getKey(item)}>{children(item, index)}</div>}
      </Virtualizer>
    </div>
  )
}
