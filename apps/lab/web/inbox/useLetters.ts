import { useEffect, useState } from 'react'
import type { Letter } from '../../stack/mail/createInbox.js'

/** What the mail service holds: `undefined` until it was read, an error's text when it does not answer. */
export type Letters = { readonly letters: readonly Letter[] | undefined; readonly problem: string | undefined }

/**
 * Follows the mails that arrive.
 *
 * @param url Base URL of the mail service.
 */
export function useLetters(url: string): Letters {
  const [state, setState] = useState<Letters>({ letters: undefined, problem: undefined })
  useEffect(() => {
    const ending = new AbortController()
    async function read(): Promise<void> {
      const response = await fetch(`${url}/messages`, { signal: ending.signal })
      setState({ letters: await response.json(), problem: undefined })
    }
    const fail = () => {
      if (!ending.signal.aborted) setState((last) => ({ ...last, problem: 'The mail service does not answer.' }))
    }
    const events = new EventSource(`${url}/events`)
    // The service says so at once, and after each change; a lost connection comes back by itself.
    events.addEventListener('change', () => read().catch(fail))
    events.addEventListener('error', fail)
    return () => {
      ending.abort()
      events.close()
    }
  }, [url])
  return state
}
