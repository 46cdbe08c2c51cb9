import { expect, it } from 'vitest'
import { followPairing } from './followPairing.js'
import type { PeerProposal, PeerSession } from './PeerWallet.js'

const proposal: PeerProposal = { id: 1, name: 'App', url: '', namespaces: {}, chains: [] }
const session = (topic: string): PeerSession => ({
  topic,
  name: 'App',
  url: '',
  chains: [],
  accounts: [],
  methods: [],
  expiry: 0,
})

it.each([
  ['nothing has come', 'waiting', [], ['old'], 'waiting'],
  ['the app asks', 'waiting', [proposal], ['old'], 'asked'],
  ['the answer is on its way', 'asked', [], ['old'], 'over'],
  ['the app has taken the session', 'over', [], ['old', 'new'], 'connected'],
  ['the session has ended', 'connected', [], ['old'], 'over'],
] as const)('tells how it stands when %s', (_, phase, proposals, topics, next) => {
  const state = { proposals, sessions: topics.map(session) }
  expect(followPairing(phase, { state, before: ['old'] })).toBe(next)
})
