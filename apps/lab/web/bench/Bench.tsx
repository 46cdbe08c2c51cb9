import { Fragment, useState } from 'react'
import { PageShell } from '../page/PageShell.js'
import { Panel } from '../page/Panel.js'
import type { Bench as BenchRuns } from './createBench.js'
import type { Measure } from './measureClick.js'

type Result = { readonly name: string; readonly text: string }

function format({ ms, longestTaskMs }: Pick<Measure, 'ms'> & Partial<Measure>): string {
  const task = longestTaskMs === undefined ? '' : `, longest task over 50 ms: ${longestTaskMs.toFixed(0) || 'none'}`
  return `${ms.toFixed(1)} ms${task}`
}

/** Runs all measurements by hand. `npm run bench` does it with a throttled processor. */
export function Bench({ bench }: { readonly bench: BenchRuns }) {
  const [results, setResults] = useState<readonly Result[]>([])
  const [isBusy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    setResults([])
    const add = (name: string, measure: Parameters<typeof format>[0]) =>
      setResults((all) => [...all, { name, text: format(measure) }])
    add('createPortico and start', bench.createAndStart())
    add('Bare dialog', await bench.openBareDialog())
    add('Connect', await bench.openConnect())
    add('1,000 networks', await bench.openNetworks())
    add('500 wallets', await bench.openWallets())
    setBusy(false)
  }
  return (
    <PageShell path="/bench.html" title="Bench" lead="How fast things are on this computer, without throttling.">
      <Panel title="Measurements">
        <div>
          <button type="button" className="lab-button" disabled={isBusy} onClick={run}>
            Measure
          </button>
        </div>
        <dl className="lab-facts" aria-live="polite">
          {results.map(({ name, text }) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </Fragment>
          ))}
        </dl>
        <p className="lab-muted">
          The same measurements are functions of <code>window.bench</code>.
        </p>
      </Panel>
    </PageShell>
  )
}
