import { expect, test } from 'vitest'
import { readMessageData } from './Siwx.js'

test('the fields are what is left without the text, so that they can be stored and posted', () => {
  const data = {
    accountAddress: '0xA',
    chainId: 'eip155:1',
    domain: 'app.example',
    uri: 'https://app.example',
    version: '1',
    nonce: 'abcdefgh',
    resources: ['urn:a'],
  } as const
  expect(structuredClone(readMessageData({ ...data, toString: () => 'text' }))).toEqual(data)
})
