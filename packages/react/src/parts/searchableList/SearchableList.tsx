import { type ReactElement, type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '../../bindings/lazyPart.js'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.js'
import { Text } from '../../primitives/Text/Text.js'
import { VirtualList } from '../../primitives/VirtualList/VirtualList.js'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.js'
import { LostPart } from '../reload/LostPart.js'
import type { Search } from './ListSearch.js'
import css from './SearchableList.module.css'

const ListSearch = lazyPart(() => import('./ListSearch.js').then((module) => module.ListSearch), LostPart)

type SearchableListProps<item> = {
  readonly items: readonly item[]
  /** Accessible name of the list. */
  readonly label: string
  readonly searchLabel: string
  /** With this many items or more there is a search field. */
  readonly searchFrom: number
  /** Debounce of the search, in milliseconds. Default 0. */
  readonly debounce?: number | undefined
  readonly getKey: (item: item) => string
  readonly getName: (item: item) => string
  readonly children: (item: item) => ReactNode
  /** Announces how many items a search found. */
  readonly formatFound: (count: number) => string
  readonly emptyTitle: string
  readonly formatEmpty: (query: string) => string
  /** Shown below the list, whatever the search. */
  readonly footer?: ReactNode
}

/** A list of rows with a search field once it is long. Searching never changes the height of a long list. */
export function SearchableList<item>(props: SearchableListProps<item>): ReactElement {
  const { items, getKey, getName } = props
  const [search, setSearch] = useState<Search>()
  const searchable = items.length >= props.searchFrom
  const wanted = (searchable && search?.wanted) || ''
  const searching = wanted !== ''
  const found = searching && search ? search.filter(items, wanted, getName) : items
  // The list keeps its place among the children, and with it the focus, when the field joins it.
  return (
    <div className={css.root} data-reserved={searchable ? (items.length > 50 ? 'long' : 'short') : undefined}>
      {searchable && (
        <div className={css.search}>
          <Suspense fallback={<Skeleton shape="bar" />}>
            <ListSearch label={props.searchLabel} debounce={props.debounce ?? 0} onSearch={setSearch} />
          </Suspense>
        </div>
      )}
      {searchable && (
        <VisuallyHidden role="status">
          {searching && found.length > 0 && props.formatFound(found.length)}
          {searching && found.length === 0 && `${props.emptyTitle}. ${props.formatEmpty(wanted)}`}
        </VisuallyHidden>
      )}
      {found.length > 0 ? (
        <VirtualList label={props.label} items={found} getKey={getKey}>
          {props.children}
        </VirtualList>
      ) : (
        searching && (
          <div className={css.empty} aria-hidden="true">
            <Text variant="heading">{props.emptyTitle}</Text>
            <Text className={css.emptyText}>{props.formatEmpty(wanted)}</Text>
          </div>
        )
      )}
      {props.footer}
    </div>
  )
}
