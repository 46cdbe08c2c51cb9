import { type ReactElement, useEffect, useState } from 'react'
import { SearchField } from '../../primitives/SearchField/SearchField.js'
import { filterByName } from './filterByName.js'
import { useDebounced } from './useDebounced.js'

export type ListSearchProps = {
  readonly label: string
  /** How long the text must rest before it is searched for, in milliseconds. */
  readonly debounce: number
  /** Called with what to search for, without outer blanks, and how. */
  readonly onSearch: (search: Search) => void
}

/** What a list is searched for. */
export type Search = { readonly wanted: string; readonly filter: typeof filterByName }

/** The search field of a list. In a file of its own, because only long lists have one. */
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
        // Escape first empties the field, as everywhere; only then it closes the modal.
        if (event.key !== 'Escape' || query === '') return
        event.preventDefault()
        setQuery('')
      }}
    />
  )
}
