import { type FormEvent, useEffect, useRef, useState } from 'react'
import { describePairing, followPairing, type PairingPhase } from '../../peer/followPairing.js'
import type { PeerState, PeerWallet } from '../../peer/PeerWallet.js'
import { ScanCode } from './ScanCode.js'
import { useTask } from './useTask.js'

export type PairPanelProps = { readonly peer: PeerWallet; readonly state: PeerState; readonly link: string }

/** Pairs with an app by its link or QR code. */
export function PairPanel({ peer, state, link }: PairPanelProps) {
  const [value, setValue] = useState(link)
  const { text, run } = useTask()
  const [pairing, setPairing] = useState<{ readonly phase: PairingPhase; readonly before: readonly string[] }>()
  const isOpened = useRef(false)
  const phase = pairing && followPairing(pairing.phase, { state, before: pairing.before })
  if (pairing && phase && phase !== pairing.phase) setPairing({ ...pairing, phase })

  function pair(uri: string): void {
    setValue(uri)
    setPairing({ phase: 'waiting', before: state.sessions.map(({ topic }) => topic) })
    run({ doing: 'Pairing…', done: '' }, () => peer.pair(uri.trim()))
  }

  useEffect(() => {
    // A link can be used once, and effects may run twice.
    if (isOpened.current || link === '') return
    isOpened.current = true
    pair(link)
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    pair(value)
  }
  return (
    <>
      <form className="peer-pair" onSubmit={submit}>
        <label className="lab-field">
          Pairing link
          <input
            value={value}
            onChange={(event) => setValue(event.target.value)}
            spellCheck={false}
            autoComplete="off"
          />
        </label>
        <button type="submit" className="lab-button lab-primary">
          Pair
        </button>
      </form>
      <ScanCode onLink={pair} />
      <p role="status" aria-label="Pairing" className="lab-status">
        {text || (phase && describePairing(phase))}
      </p>
    </>
  )
}
