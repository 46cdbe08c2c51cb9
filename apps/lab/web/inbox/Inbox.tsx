import { useState } from 'react'
import { PageShell } from '../page/PageShell.js'
import { LetterCard } from './LetterCard.js'
import { useLetters } from './useLetters.js'

export type InboxProps = {
  /** Base URL of the mail service. */
  readonly url: string
}

/** Lists every mail that the lab received, newest first. */
export function Inbox({ url }: InboxProps) {
  const { letters, problem } = useLetters(url)
  const [filter, setFilter] = useState('')
  const wanted = filter.trim().toLowerCase()
  const shown = letters?.filter(({ to }) => to.includes(wanted)) ?? []
  return (
    <PageShell
      path="/inbox"
      title="Inbox"
      lead="Mails the lab's services sent, to whatever address. New ones appear by themselves."
    >
      <div className="lab-row inbox-bar">
        <label className="lab-field">
          Receiver
          <input type="search" value={filter} onChange={(event) => setFilter(event.target.value)} />
        </label>
        <button
          type="button"
          className="lab-button"
          disabled={!letters?.length}
          onClick={() => fetch(`${url}/messages`, { method: 'DELETE' })}
        >
          Clear
        </button>
      </div>
      {problem && <p role="alert">{problem}</p>}
      {letters && shown.length === 0 && (
        <p role="status" className="lab-empty">
          {wanted ? 'No mail for this receiver.' : 'No mail yet. Sign in by e-mail, and its code arrives here.'}
        </p>
      )}
      <div className="inbox-letters">
        {shown.map((letter) => (
          <LetterCard key={`${letter.receivedAt}${letter.to}${letter.text}`} letter={letter} />
        ))}
      </div>
    </PageShell>
  )
}
