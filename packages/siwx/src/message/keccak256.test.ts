import { stringToBytes, keccak256 as viemKeccak256 } from 'viem'
import { expect, test } from 'vitest'
import { keccak256 } from './keccak256.js'

test('hashes the published vectors, over one block and over two', () => {
  expect(keccak256('')).toBe('c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470')
  expect(keccak256('transfer(address,uint256)').slice(0, 8)).toBe('a9059cbb')
  expect(keccak256('a'.repeat(200))).toBe('96ea54061def936c4be90b518992fdc6f12f535068a256229aca54267b4d084d')
})

test('hashes texts of the lengths around its blocks of 136 bytes as viem does', () => {
  for (const length of [1, 64, 134, 135, 136, 137, 271, 272, 273]) {
    const text = 'The quick brown fox jumps. '.repeat(11).slice(0, length)
    expect([length, `0x${keccak256(text)}`]).toEqual([length, viemKeccak256(stringToBytes(text))])
  }
})
