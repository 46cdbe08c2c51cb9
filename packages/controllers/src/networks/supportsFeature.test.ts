import { createFakeAdapter } from '@portico/core/testing'
import { expect, onTestFinished, test } from 'vitest'
import { createTestPortico } from '../testing/createTestPortico.js'
import { supportsFeature } from './supportsFeature.js'

test('says what the adapter of the namespace says, and nothing without an adapter', () => {
  const near = createFakeAdapter({ namespace: 'near', supports: ['balance'] })
  const { portico } = createTestPortico({ adapters: [createFakeAdapter(), near] })
  onTestFinished(() => portico.destroy())
  expect(supportsFeature(portico, { namespace: 'near', feature: 'balance' })).toBe(true)
  expect(supportsFeature(portico, { namespace: 'near', feature: 'send' })).toBe(false)
  expect(supportsFeature(portico, { namespace: 'eip155', feature: 'send' })).toBe(true)
  expect(supportsFeature(portico, { namespace: 'solana', feature: 'balance' })).toBe(false)
})
