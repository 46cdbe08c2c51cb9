import { useState } from 'react'
import type { PeerPolicy, PeerState, PeerWallet } from '../../peer/PeerWallet.js'
import { useTask } from './useTask.js'

const policies: readonly (readonly [PeerPolicy, string])[] = [
  ['ask', 'Ask me'],
  ['approve', 'Approve everything'],
  ['reject', 'Reject everything'],
]

const encodings = ['number', 'hex', 'decimal', 'caip'] as const

export type OwnerPanelProps = { readonly peer: PeerWallet; readonly state: PeerState }

/** Controls for what the owner does in the wallet. */
export function OwnerPanel({ peer, state }: OwnerPanelProps) {
  const { text, run } = useTask()
  const [policy, setPolicy] = useState<PeerPolicy>('ask')
  const [encoding, setEncoding] = useState<(typeof encodings)[number]>('number')
  const { evm, isOnline } = state

  function choosePolicy(value: string): void {
    const [chosen = 'ask'] = policies.find(([name]) => name === value) ?? []
    setPolicy(chosen)
    peer.setPolicy({ proposals: chosen, requests: chosen })
  }

  return (
    <>
      <label className="lab-field">
        Answers
        <select value={policy} onChange={({ target }) => choosePolicy(target.value)}>
          {policies.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="lab-field">
        Network
        <select
          value={evm.chainId}
          onChange={({ target }) =>
            run({ doing: 'Switching…', done: 'The apps know of the network.' }, () =>
              peer.switchChain(Number(target.value), encoding),
            )
          }
        >
          {evm.known.map((chainId) => (
            <option key={chainId} value={chainId}>
              eip155:{chainId}
            </option>
          ))}
        </select>
      </label>
      <label className="lab-field">
        How the network is told
        <select
          value={encoding}
          onChange={({ target }) => setEncoding(encodings.find((each) => each === target.value) ?? 'number')}
        >
          {encodings.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
      <label className="lab-field">
        Account
        <select
          value={evm.selected}
          onChange={({ target }) =>
            run({ doing: 'Switching…', done: 'The apps know of the account.' }, () =>
              peer.selectAccount({ index: Number(target.value) }),
            )
          }
        >
          {peer.addresses.eip155.map((address, index) => (
            <option key={address} value={index}>
              {address}
            </option>
          ))}
        </select>
      </label>
      <dl className="lab-facts">
        <dt>Solana</dt>
        <dd>
          <code>{peer.addresses.solana}</code>
        </dd>
        <dt>Relay</dt>
        <dd>{isOnline ? 'connected' : 'not connected'}</dd>
      </dl>
      <p role="status" aria-label="Owner" className="lab-status">
        {text}
      </p>
    </>
  )
}
