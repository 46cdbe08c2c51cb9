import { useEffect, useState } from 'react'
import type { Letter } from '../../stack/mail/createInbox.js'

/** Mails of the service, `undefined` until they are read; `problem` if the service does not answer. */
export type Letters = { readonly letters: readonly Letter[] | undefined; readonly problem: string | undefined }

/**
 * Subscribes to the mails that arrive.
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
    // Sent at once and after each change. Lost connections are restored automatically.
    events.addEventListener('change', () => read().catch(fail))
    events.addEventListener('error', fail)
    return () => {
      ending.abort()
      events.close()
    }
  }, [url])
  return state
}
