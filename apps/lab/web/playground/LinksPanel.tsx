import { useState } from 'react'
import { presets } from '../options/presets.js'

/** Links to states of the playground. */
export function LinksPanel() {
  const [copied, setCopied] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(location.href).then(
      () => setCopied('The link is copied.'),
      () => setCopied('The browser did not allow it. The link is in the address bar.'),
    )
  return (
    <>
      <p className="lab-muted">
        Every option is a parameter of this page's URL, so a link tells exactly what you see. Each parameter's name
        stands beside its control; what has its usual value is left out.
      </p>
      <div className="lab-row">
        <button type="button" className="lab-button" onClick={copy}>
          Copy link
        </button>
        <span role="status" aria-label="Link" className="lab-muted">
          {copied}
        </span>
      </div>
      <ul className="lab-chips" aria-label="Ready-made links">
        {presets.map(([name, search]) => (
          <li key={name}>
            <a href={`/${search}`}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  )
}
