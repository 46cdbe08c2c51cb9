import { useId, useState } from 'react'
import type { Letter } from '../../stack/mail/createInbox.js'
import { splitLinks } from './splitLinks.js'

export type LetterCardProps = { readonly letter: Letter }

/** Shows one mail, with links that open and a button that copies the code. */
export function LetterCard({ letter }: LetterCardProps) {
  const { to, subject, text, receivedAt } = letter
  const heading = useId()
  const [isCopied, setIsCopied] = useState(false)
  const code = /\b\d{6}\b/.exec(text)?.[0]
  return (
    <article className="lab-panel" aria-labelledby={heading}>
      <h2 id={heading}>{subject || 'No subject'}</h2>
      <div className="lab-body">
        <p className="inbox-facts">
          To {to}, <time dateTime={receivedAt}>{new Date(receivedAt).toLocaleTimeString()}</time>
        </p>
        <p className="inbox-text">
          {splitLinks(text).map(({ part, isLink, at }) =>
            isLink ? (
              <a key={at} href={part} target="_blank" rel="noreferrer">
                {part}
              </a>
            ) : (
              part
            ),
          )}
        </p>
        {code && (
          <div className="lab-row">
            <button
              type="button"
              className="lab-button lab-primary"
              onClick={() => navigator.clipboard.writeText(code).then(() => setIsCopied(true))}
            >
              Copy code {code}
            </button>
            <span role="status">{isCopied ? 'Copied' : ''}</span>
          </div>
        )}
      </div>
    </article>
  )
}
