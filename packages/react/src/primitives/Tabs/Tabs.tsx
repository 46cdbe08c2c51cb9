import { type KeyboardEvent, type ReactElement, type ReactNode, useEffect, useId, useRef } from 'react'
import { getNextTab } from './getNextTab.js'
import css from './Tabs.module.css'

type TabsProps<id extends string> = {
  /** Accessible name of the list of tabs. */
  readonly label: string
  readonly tabs: readonly { readonly id: id; readonly label: string }[]
  readonly selected: id
  readonly onSelect: (id: id) => void
  /** What belongs to the selected tab. */
  readonly children: ReactNode
}

/**
 * Tabs after the ARIA Authoring Practices: one stop for Tab, arrow keys, Home and End move and select, and so does a
 * finger that swipes. A single tab is no choice, so then there is the content alone.
 */
export function Tabs<id extends string>(props: TabsProps<id>): ReactElement {
  const { label, tabs, selected, onSelect, children } = props
  const prefix = useId()
  const list = useRef<HTMLDivElement>(null)
  const isChoice = tabs.length > 1
  useEffect(() => {
    const ending = new AbortController()
    const element = list.current?.parentElement
    if (isChoice && element && navigator.maxTouchPoints > 0)
      import('./followSwipes.js').then(
        ({ followSwipes }) => followSwipes(element, ending.signal),
        // The tabs themselves are there.
        () => {},
      )
    return () => ending.abort()
  }, [isChoice])
  if (!isChoice) return <div>{children}</div>

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const isRtl = event.currentTarget.matches('[dir="rtl"] *')
    const at = tabs.findIndex(({ id }) => id === selected)
    const next = getNextTab(event.key, { at, count: tabs.length, isRtl })
    const tab = next === undefined ? undefined : tabs[next]
    if (next === undefined || !tab) return
    event.preventDefault()
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
    onSelect(tab.id)
  }
  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={css.list} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${prefix}-${tab.id}`}
            className={css.tab}
            aria-selected={tab.id === selected}
            aria-controls={`${prefix}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" className={css.panel} id={`${prefix}-panel`} aria-labelledby={`${prefix}-${selected}`}>
        {children}
      </div>
    </div>
  )
}
