import { expect, test, vi } from 'vitest'
import { followPeer } from './followPeer.js'
import type { PeerRequest, PeerSession, PeerState } from './PeerWallet.js'
import type { PeerMode } from './readPeerOptions.js'

const session: PeerSession = { topic: 'a', name: 'App', url: '', chains: [], accounts: [], methods: [], expiry: 0 }
const request: PeerRequest = {
  id: 7,
  topic: 'a',
  from: 'App',
  chainId: 'eip155:1',
  method: 'personal_sign',
  ask: { kind: 'sign', text: 'hello' },
}
const namespaces = { eip155: { chains: ['eip155:1', 'eip155:5'], methods: [], events: [] } }
const proposal = { id: 3, name: 'App', url: 'https://app.example', namespaces, chains: ['eip155:1'] }

function arrange(mode: PeerMode, isAgreed = true) {
  const listeners = new Set<() => void>()
  const lines: string[] = []
  let state = { proposals: [], requests: [], sessions: [] } as Pick<PeerState, 'proposals' | 'requests' | 'sessions'>
  const peer = {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    approveProposal: vi.fn(async () => {}),
    rejectProposal: vi.fn(async () => {}),
    approveRequest: vi.fn(),
    rejectRequest: vi.fn(),
  }
  const ended = followPeer({
    peer,
    mode,
    print: (text) => void lines.push(text),
    askYesNo: async () => isAgreed,
  })
  const set = (change: Partial<typeof state>) => {
    state = { ...state, ...change }
    for (const listener of [...listeners]) listener()
  }
  return { peer, lines, ended, set }
}

test('prints what is asked and does what the person says', async () => {
  const { peer, lines, set } = arrange('ask')
  set({ proposals: [proposal] })
  set({ requests: [request] })
  await vi.waitFor(() => expect(peer.approveRequest).toHaveBeenCalledWith(7))
  expect(peer.approveProposal.mock.calls).toEqual([[3]])
  expect(lines[0]).toMatch(/App \(https:\/\/app\.example\).*eip155:1\n.*not in this wallet: eip155:5/s)
  expect(lines[2]).toMatch(/Sign this message.*personal_sign.*hello/s)
})

test.each([
  ['ask', false],
  ['reject', true],
] as const)('rejects in mode %s when the person says %s', async (mode, isAgreed) => {
  const { peer, set } = arrange(mode, isAgreed)
  set({ proposals: [proposal], requests: [request] })
  await vi.waitFor(() => expect(peer.rejectRequest).toHaveBeenCalledWith(7))
  expect(peer.rejectProposal).toHaveBeenCalledWith(3)
})

test('leaves what is asked open in mode hang', async () => {
  const { peer, lines, set } = arrange('hang')
  set({ requests: [request] })
  await vi.waitFor(() => expect(lines).toHaveLength(1))
  expect(peer.approveRequest).not.toHaveBeenCalled()
  expect(peer.rejectRequest).not.toHaveBeenCalled()
})

test('goes on after an answer that came too late', async () => {
  const { peer, set } = arrange('approve')
  peer.approveProposal.mockRejectedValueOnce(new Error('There is no proposal 3'))
  set({ proposals: [proposal], requests: [request] })
  await vi.waitFor(() => expect(peer.approveRequest).toHaveBeenCalledWith(7))
})

test('ends with the last session', async () => {
  const { ended, set } = arrange('approve')
  set({ sessions: [session] })
  set({ sessions: [] })
  await expect(ended).resolves.toBeUndefined()
})

test('ends when the only proposal is declined', async () => {
  const { ended, set } = arrange('reject')
  set({ proposals: [proposal] })
  await expect(ended).resolves.toBeUndefined()
})
