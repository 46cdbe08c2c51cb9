import { expect, test } from 'vitest'
import { createFakeStandardWallet } from '../testing/createFakeStandardWallet.js'
import { readWallet } from './readWallet.js'

test('names a wallet by its name, which is its id over reloads too', () => {
  expect(readWallet(createFakeStandardWallet({ name: ' Phan\u202etom\n' }))).toEqual({
    id: 'Phantom',
    name: 'Phantom',
    image: 'data:image/png;base64,AA==',
  })
})

test.each(['https://tracker.example/a.png', 'javascript:alert(1)', 'data:text/html,<p>', 'data:image/png,', 7])(
  'shows the picture %j only when it is a data URI of an image',
  (icon) => {
    const wallet = readWallet({ ...createFakeStandardWallet(), icon })
    expect(wallet).toMatchObject({ image: icon === 'data:image/png,' ? icon : undefined })
  },
)

test('leaves out a picture of a megabyte, not its wallet', () => {
  const icon = `data:image/png;base64,${'A'.repeat(1_000_000)}`
  expect(readWallet(createFakeStandardWallet({ icon }))).toMatchObject({ name: 'Fake', image: undefined })
})

test.each<[string, object]>([
  ['of another chain', { chains: ['sui:mainnet'] }],
  ['that cannot connect', { features: {} }],
])('takes no wallet %s', (_, change) => {
  expect(readWallet({ ...createFakeStandardWallet(), ...change })).toBe('foreign')
})

test.each<[string, unknown]>([
  ['is nothing', null],
  ['has no name', { ...createFakeStandardWallet(), name: ' ' }],
  ['has no chains', { ...createFakeStandardWallet(), chains: 'solana:mainnet' }],
  ['has no features', { ...createFakeStandardWallet(), features: undefined }],
  [
    'throws',
    {
      get name() {
        throw new Error('hostile')
      },
    },
  ],
])('takes nothing that %s', (_, wallet) => {
  expect(readWallet(wallet)).toBe('invalid')
})
