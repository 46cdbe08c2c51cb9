import { mainnet, solana } from '@portico/core/networks'
import { createFakeAdapter, createFakeContext } from '@portico/core/testing'
import { expect, it, onTestFinished } from 'vitest'
import { createTestPortico } from '../testing/createTestPortico.js'
import { findRecipient } from './findRecipient.js'

it.each([
  [mainnet, 'valid', 1],
  [solana, 'invalid', 0],
] as const)('looks names up only where the namespace has them: %o', async (network, status, lookups) => {
  const { portico, clock } = createTestPortico()
  onTestFinished(() => portico.destroy())
  const adapter = createFakeAdapter()
  const actions = await adapter.load(createFakeContext())
  const { signal } = new AbortController()
  const finding = findRecipient(portico, { actions, input: 'alice.eth', networkId: network.caipNetworkId, signal })
  await clock.advance(500)
  expect(await finding).toMatchObject({ status })
  expect(adapter.calls.filter(({ name }) => name === 'resolveName')).toHaveLength(lookups)
})
