import { expect, test, vi } from 'vitest'
import { createProposals } from './createProposals.js'

const evm = { chains: ['eip155:1'], methods: ['personal_sign'], events: [] }
const proposal = {
  id: 1,
  requiredNamespaces: {},
  optionalNamespaces: { eip155: evm },
  proposer: { metadata: { name: 'App', url: 'https://app.example' } },
}

function open(policy: 'ask' | 'approve') {
  const walletKit = { approveSession: vi.fn(), rejectSession: vi.fn() }
  const proposals = createProposals({
    walletKit,
    getPolicy: () => ({ proposals: policy, grant: {} }),
    getChains: () => ['eip155:1'],
    getAddresses: () => ({ eip155: ['0x0000000000000000000000000000000000000001'] }),
    getProperties: () => ({}),
    onChange: () => {},
  })
  return { walletKit, proposals }
}

test('a proposal that the client delivers twice is approved once', async () => {
  const { walletKit, proposals } = open('approve')
  await Promise.all([proposals.take(proposal), proposals.take(proposal)])
  await proposals.take(proposal)
  expect(walletKit.approveSession).toHaveBeenCalledTimes(1)
  expect(proposals.getOpen()).toEqual([])
})

test('a proposal that was answered is not asked again', async () => {
  const { walletKit, proposals } = open('ask')
  await proposals.take(proposal)
  expect(proposals.getOpen()).toMatchObject([{ id: 1, chains: ['eip155:1'] }])
  await proposals.reject(1)
  await proposals.take(proposal)
  expect(proposals.getOpen()).toEqual([])
  expect(walletKit.rejectSession).toHaveBeenCalledTimes(1)
})
