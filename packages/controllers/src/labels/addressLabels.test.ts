import { mainnet, solana } from '@portico/core/networks'
import { expect, it, onTestFinished } from 'vitest'
import { createTestPortico } from '../testing/createTestPortico.js'
import { addAddressLabel } from './addAddressLabel.js'
import { getAddressLabel } from './getAddressLabel.js'
import { removeAddressLabel } from './removeAddressLabel.js'

const address = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'

function arrange(options: Parameters<typeof createTestPortico>[0] = {}) {
  const test = createTestPortico(options)
  onTestFinished(() => test.portico.destroy())
  return { ...test, stored: () => test.storage.getItem(`@appkit:${test.portico.id}/address_labels`) }
}

it('keeps a name for an account, over visits and in any spelling of the address', () => {
  const { portico, storage, stored } = arrange()
  addAddressLabel(portico, { address, label: ' Savings\u202e ' })
  expect(getAddressLabel(portico, { address: address.toLowerCase() })).toBe('Savings')
  expect(stored()).toBe(JSON.stringify({ [`eip155:${address.toLowerCase()}`]: 'Savings' }))
  portico.destroy()
  const { portico: next } = arrange({ id: portico.id, storage })
  expect(getAddressLabel(next, { address })).toBe('Savings')
})

it('names no account of a namespace that is not the app’s', () => {
  const { portico, stored } = arrange()
  expect(() => addAddressLabel(portico, { address: 'abc', namespace: 'solana', label: 'Sol' })).toThrow(
    'Chain is required to set account prop',
  )
  expect(stored()).toBeNull()
})

it('tells accounts of two namespaces apart', () => {
  const { portico } = arrange({ networks: [mainnet, solana] })
  addAddressLabel(portico, { address: 'abc', namespace: 'solana', label: 'Sol' })
  expect(getAddressLabel(portico, { address: 'abc' })).toBeUndefined()
  expect(getAddressLabel(portico, { address: 'abc', namespace: 'solana' })).toBe('Sol')
})

it.each([
  ['removed', (portico: ReturnType<typeof arrange>['portico']) => removeAddressLabel(portico, { address })],
  ['emptied', (portico: ReturnType<typeof arrange>['portico']) => addAddressLabel(portico, { address, label: ' ' })],
])('forgets a name that was %s', (_, run) => {
  const { portico, stored } = arrange()
  addAddressLabel(portico, { address, label: 'Savings' })
  run(portico)
  expect([getAddressLabel(portico, { address }), stored()]).toEqual([undefined, null])
})

it('shortens a long name and drops what is stored but no name', () => {
  const { portico, storage, stored } = arrange()
  addAddressLabel(portico, { address, label: '😀'.repeat(60) })
  expect([...(getAddressLabel(portico, { address }) ?? '')]).toHaveLength(25)
  storage.setItem(
    `@appkit:${portico.id}/address_labels`,
    JSON.stringify({ 'eip155:0x1': 1, 'eip155:0x2': 'x'.repeat(51) }),
  )
  portico.destroy()
  const { portico: next } = arrange({ id: portico.id, storage })
  for (const each of ['0x1', '0x2', '__proto__']) expect(getAddressLabel(next, { address: each })).toBeUndefined()
  expect(stored()).not.toBeNull()
})
