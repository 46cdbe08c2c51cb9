import { expect, it, onTestFinished } from 'vitest'
import { createTestPortico } from '../../testing/createTestPortico.js'
import { getDefaultAccountType } from './getDefaultAccountType.js'

it("is the app's choice, else the default", () => {
  const { portico } = createTestPortico({ defaultAccountTypes: { eip155: 'eoa' } })
  onTestFinished(() => portico.destroy())
  const types = ['eip155', 'solana', 'bip122', 'polkadot'].map((namespace) => getDefaultAccountType(portico, namespace))
  expect(types).toEqual(['eoa', 'eoa', 'payment', 'eoa'])
  const { portico: plain } = createTestPortico()
  onTestFinished(() => plain.destroy())
  expect(getDefaultAccountType(plain, 'eip155')).toBe('smartAccount')
})
