import { type ReactNode, useId, useState } from 'react'

export type PanelProps = {
  readonly title: string
  readonly children: ReactNode
  /** Starts collapsed. The content is only mounted once opened. */
  readonly folded?: boolean | undefined
  /** Takes the full width. */
  readonly wide?: boolean | undefined
}

/** A titled part of a page. */
export function Panel({ title, children, folded, wide }: PanelProps) {
  const id = useId()
  const [isStarted, setStarted] = useState(!folded)
  if (folded !== undefined)
    return (
      <details
        className="lab-panel"
        data-wide={wide || undefined}
        open={!folded}
        onToggle={({ currentTarget }) => currentTarget.open && setStarted(true)}
      >
        <summary>
          <h2>{title}</h2>
        </summary>
        {isStarted && <div className="lab-body">{children}</div>}
      </details>
    )
  return (
    <section className="lab-panel" data-wide={wide || undefined} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="lab-body">{children}</div>
    </section>
  )
}
