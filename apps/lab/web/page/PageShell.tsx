import type { ReactNode } from 'react'

const pages = [
  ['/', 'Playground'],
  ['/stories.html', 'Stories'],
  ['/headless.html', 'Hooks only'],
  ['/session.html', 'Session'],
  ['/peer', 'Peer wallet'],
  ['/inbox', 'Inbox'],
  ['/two.html', 'Two instances'],
  ['/csp.html', 'Strict policy'],
  ['/hostile.html', 'Hostile styles'],
  ['/ssr', 'Server-rendered'],
  ['/bench.html', 'Bench'],
] as const

export type PageShellProps = {
  readonly path: (typeof pages)[number][0]
  readonly title: string
  /** What the page is for, in one sentence. */
  readonly lead: string
  readonly children: ReactNode
}

/** On phones the links are in one scrollable line; shows that of the current page. */
const showLink = (link: HTMLAnchorElement | null) => link?.scrollIntoView({ block: 'nearest', inline: 'center' })

/** Header, navigation and main part of the lab's pages. */
export function PageShell({ path, title, lead, children }: PageShellProps) {
  return (
    <>
      <header className="lab-header">
        <a className="lab-brand" href="/">
          <svg viewBox="0 0 32 32" aria-hidden="true">
            <path d="M4 28V14a12 12 0 0 1 24 0v14h-6V14a6 6 0 0 0-12 0v14z" fill="currentColor" />
          </svg>
          Portico lab
        </a>
        <nav aria-label="Pages">
          {pages.map(([href, name]) => (
            <a key={href} href={href} {...(href === path && { 'aria-current': 'page', ref: showLink })}>
              {name}
            </a>
          ))}
        </nav>
      </header>
      <main className="lab-main">
        <div className="lab-intro">
          <h1>{title}</h1>
          <p>{lead}</p>
        </div>
        {children}
      </main>
    </>
  )
}
