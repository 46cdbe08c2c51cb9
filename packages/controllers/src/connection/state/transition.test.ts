import { describe, expect, it } from 'vitest'
import {
  type ConnectionStatus,
  disconnected,
  type NamespaceConnection,
  reconnecting,
} from '../../instance/state/connectionState.js'
import { type ConnectionEvent, transition } from './transition.js'

const connected: NamespaceConnection = {
  status: 'connected',
  reason: 'user',
  connectorId: 'old',
  address: '0xA',
  accounts: [{ address: '0xA' }, { address: '0xB' }],
  networkId: 'eip155:1',
  approved: 'all',
}
const states: Readonly<Record<ConnectionStatus, NamespaceConnection>> = {
  disconnected: disconnected('initial'),
  connecting: { ...disconnected('user'), status: 'connecting', connectorId: 'new' },
  reconnecting: reconnecting({ connectorId: 'old', address: '0xA' }),
  connected,
}
const events = {
  connect: { type: 'connect', connectorId: 'new' },
  restore: { type: 'restore', connectorId: 'old', address: '0xB' },
  link: {
    type: 'link',
    reason: 'restored',
    connectorId: 'new',
    accounts: [{ address: '0xC' }],
    networkId: 'eip155:10',
    approved: 'all',
  },
  fail: { type: 'fail', reason: 'rejected' },
  accounts: { type: 'accounts', accounts: [{ address: '0xB' }] },
  none: { type: 'accounts', accounts: [] },
  select: { type: 'select', address: '0xB' },
  stranger: { type: 'select', address: '0xZ' },
  network: { type: 'network', networkId: 'eip155:10', approved: 'all' },
  unlink: { type: 'unlink', reason: 'wallet' },
} satisfies Record<string, ConnectionEvent>

const same = 'unchanged'
const table: Readonly<Record<keyof typeof events, Readonly<Record<ConnectionStatus, string>>>> = {
  connect: {
    disconnected: 'connecting user new',
    connecting: 'connecting user new',
    reconnecting: 'connecting user new',
    connected: same,
  },
  restore: {
    disconnected: 'reconnecting stored old 0xB',
    connecting: same,
    reconnecting: 'reconnecting stored old 0xB',
    connected: same,
  },
  link: {
    disconnected: 'connected restored new 0xC',
    connecting: 'connected restored new 0xC',
    reconnecting: 'connected restored new 0xC',
    connected: 'connected restored new 0xC',
  },
  fail: {
    disconnected: same,
    connecting: 'disconnected rejected',
    reconnecting: 'disconnected rejected',
    connected: same,
  },
  accounts: { disconnected: same, connecting: same, reconnecting: same, connected: 'connected user old 0xB' },
  none: { disconnected: same, connecting: same, reconnecting: same, connected: 'disconnected wallet' },
  select: { disconnected: same, connecting: same, reconnecting: same, connected: 'connected user old 0xB' },
  stranger: { disconnected: same, connecting: same, reconnecting: same, connected: same },
  network: { disconnected: same, connecting: same, reconnecting: same, connected: 'connected user old 0xA' },
  unlink: {
    disconnected: same,
    connecting: 'disconnected wallet',
    reconnecting: 'disconnected wallet',
    connected: 'disconnected wallet',
  },
}

describe('transition', () => {
  for (const [name, row] of Object.entries(table))
    for (const [status, expected] of Object.entries(row))
      it(`${name} while ${status}: ${expected}`, () => {
        // The keys are those of the two tables above.
        const before = states[status as ConnectionStatus]
        const after = transition(before, events[name as keyof typeof events])
        const text = [after.status, after.reason, after.connectorId, after.address].filter(Boolean).join(' ')
        expect(after === before ? same : text).toBe(expected)
      })

  it('keeps the account chosen in the app while the wallet selects no other', () => {
    const chosen = transition(connected, { type: 'select', address: '0xB' })
    const grown = transition(chosen, {
      type: 'accounts',
      accounts: [{ address: '0xA' }, { address: '0xB' }, { address: '0xC' }],
    })
    expect(grown.address).toBe('0xB')
    const moved = transition(grown, { type: 'accounts', accounts: [{ address: '0xC' }, { address: '0xB' }] })
    expect(moved.address).toBe('0xC')
  })

  it('is the same object when a wallet repeats itself', () => {
    expect(transition(connected, { type: 'accounts', accounts: [{ address: '0xA' }, { address: '0xB' }] })).toBe(
      connected,
    )
    expect(transition(connected, { type: 'network', networkId: 'eip155:1', approved: 'all' })).toBe(connected)
  })

  it('learns what the wallet agrees to without a move', () => {
    const event = { type: 'network', networkId: 'eip155:1', approved: ['eip155:1'] } as const
    expect(transition(connected, event)).toMatchObject({ networkId: 'eip155:1', approved: ['eip155:1'] })
  })

  it('knows nothing of a network while disconnected', () => {
    expect(transition(connected, { type: 'unlink', reason: 'user' })).toEqual(disconnected('user'))
  })
})
