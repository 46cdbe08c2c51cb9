import { useEffect, useState } from 'react'
import type { LabClock } from '../options/createLabClock.js'

const steps = [
  ['1 minute', 60_000],
  ['1 hour', 3_600_000],
  ['1 day', 86_400_000],
] as const

/** The option `clock=lab` puts it there. */
const getClock = () => Reflect.get(globalThis, 'labClock') as LabClock | undefined

/** Puts the instance's clock forward, so that what expires can be seen to. */
export function ClockPanel() {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    const timer = setInterval(() => setNow(getClock()?.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const advance = (ms: number) => {
    getClock()?.advance(ms)
    setNow(getClock()?.now())
  }
  return (
    <>
      <p role="status" aria-label="Clock">
        {now === undefined ? '' : new Date(now).toISOString()}
      </p>
      <div className="lab-row">
        {steps.map(([name, ms]) => (
          <button key={name} type="button" className="lab-button" onClick={() => advance(ms)}>
            Forward by {name}
          </button>
        ))}
      </div>
    </>
  )
}
