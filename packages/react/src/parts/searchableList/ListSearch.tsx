import { type ReactElement, useEffect, useState } from 'react'
import { SearchField } from '../../primitives/SearchField/SearchField.js'
import { filterByName } from './filterByName.js'
import { useDebounced } from './useDebounced.js'

export type ListSearchProps = {
  readonly label: string
  /** Debounce of the query, in milliseconds. */
  readonly debounce: number
  /** Called when the trimmed query changes. */
  readonly onSearch: (search: Search) => void
}

/** A query, with the filter that applies it: the filter loads with the field. */
export type Search = { readonly wanted: string; readonly filter: typeof filterByName }

/** The search field of a list. A separate chunk, because only long lists have one. */
export function ListSearch({ label, debounce, onSearch }: ListSearchProps): ReactElement {
  const [query, setQuery] = useState('')
  const wanted = useDebounced(query, debounce).trim()
  useEffect(() => {
    onSearch({ wanted, filter: filterByName })
    return () => onSearch({ wanted: '', filter: filterByName })
  }, [wanted, onSearch])
  return (
    <SearchField
      label={label}
      value={query}
      onChange={(event) => setQuery(event.currentTarget.value)}
      onKeyDown={(event) => {
        // The first Escape empties the field, the second closes the modal.
        if (event.key !== 'Escape' || query === '') return
        event.preventDefault()
        setQuery('')
      }}
    />
  )
}
