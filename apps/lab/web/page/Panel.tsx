import { type ReactNode, useId } from 'react'

export type PanelProps = {
  readonly title: string
  readonly children: ReactNode
  /** Closed until it is asked for. */
  readonly folded?: boolean | undefined
  /** Takes the whole width. */
  readonly wide?: boolean | undefined
}

/** A titled part of a page. */
export function Panel({ title, children, folded, wide }: PanelProps) {
  const id = useId()
  if (folded !== undefined)
    return (
      <details className="lab-panel" data-wide={wide || undefined} open={!folded}>
        <summary>
          <h2>{title}</h2>
        </summary>
        <div className="lab-body">{children}</div>
      </details>
    )
  return (
    <section className="lab-panel" data-wide={wide || undefined} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="lab-body">{children}</div>
    </section>
  )
}
