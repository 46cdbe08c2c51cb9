import { encodeAbiParameters, type Hex, padHex, stringToHex } from 'viem'
import { expect, test } from 'vitest'
import { decodeText } from './decodeText.js'

test('reads a string and a bytes32', () => {
  expect(decodeText(encodeAbiParameters([{ type: 'string' }], ['Dai Stablecoin']))).toBe('Dai Stablecoin')
  expect(decodeText(padHex(stringToHex('MKR'), { dir: 'right', size: 32 }))).toBe('MKR')
})

test.each<Hex | undefined>([undefined, '0x', '0x01', `0x${'ff'.repeat(96)}`, `0x${'00'.repeat(32)}`])(
  'finds no text in %s',
  (result) => {
    expect(decodeText(result).replace('\0', '')).toBe('')
  },
)
