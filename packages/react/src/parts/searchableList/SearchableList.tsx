import { type ReactElement, type ReactNode, useState } from 'react'
import { SearchField } from '../../primitives/SearchField/SearchField.js'
import { Text } from '../../primitives/Text/Text.js'
import { VirtualList } from '../../primitives/VirtualList/VirtualList.js'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.js'
import { filterByName } from './filterByName.js'
import css from './SearchableList.module.css'
import { useDebounced } from './useDebounced.js'

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
  const [query, setQuery] = useState('')
  const searchable = items.length >= props.searchFrom
  const wanted = useDebounced(query, props.debounce ?? 0).trim()
  const searching = searchable && wanted !== ''
  const found = searching ? filterByName(items, wanted, getName) : items
  // The list keeps its place among the children, and with it the focus, when the field joins it.
  return (
    <div className={css.root} data-reserved={searchable ? (items.length > 50 ? 'long' : 'short') : undefined}>
      {searchable && (
        <SearchField
          label={props.searchLabel}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
          onKeyDown={(event) => {
            // Escape first empties the field, as everywhere; only then it closes the modal.
            if (event.key !== 'Escape' || query === '') return
            event.preventDefault()
            setQuery('')
          }}
        />
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
