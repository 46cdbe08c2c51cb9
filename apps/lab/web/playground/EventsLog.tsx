import type { EventMap } from '@portico/controllers'
import { usePortico } from '@portico/react'
import { useEffect, useState } from 'react'

const names: readonly (keyof EventMap)[] = [
  'connect',
  'disconnect',
  'accounts',
  'network',
  'modalOpen',
  'modalClose',
  'view',
  'transaction',
  'error',
]

type Entry = { readonly key: number; readonly time: string; readonly name: string; readonly text: string }

function toText(event: unknown): string {
  if (!(event instanceof Error)) return JSON.stringify(event)
  return JSON.stringify({ code: Reflect.get(event, 'code'), message: event.message })
}

/** The last events of the instance, newest first. */
export function EventsLog() {
  const portico = usePortico()
  const [entries, setEntries] = useState<readonly Entry[]>([])
  useEffect(() => {
    const stops = names.map((name) =>
      portico.on(name, (event) => {
        const time = new Date().toLocaleTimeString('en', { hour12: false })
        setEntries((all) => [{ key: (all[0]?.key ?? 0) + 1, time, name, text: toText(event) }, ...all.slice(0, 49)])
      }),
    )
    return () => {
      for (const stop of stops) stop()
    }
  }, [portico])
  if (entries.length === 0) return <p className="lab-muted">Nothing has happened yet.</p>
  return (
    <>
      <ul className="lab-log" aria-label="Events">
        {entries.map(({ key, time, name, text }) => (
          <li key={key}>
            <code>{time}</code>
            <b>{name}</b>
            <code>{text}</code>
          </li>
        ))}
      </ul>
      <div>
        <button type="button" className="lab-button" onClick={() => setEntries([])}>
          Empty the log
        </button>
      </div>
    </>
  )
}
