import { stringToHex } from 'viem'
import { expect, test } from 'vitest'
import { describeMessage } from './describeMessage.js'

const show = (text: string) =>
  describeMessage({ bytes: stringToHex(text), origin: 'https://app.example', account: '0xab' })
const siwe = (host: string) => `${host} wants you to sign in with your Ethereum account:\n0xab\n\nURI: x`

test('text is shown as text', () => {
  const { warnings, blocks, title } = show('Hé\n\tworld ✓')
  expect({ warnings, blocks, title }).toEqual({
    title: 'Sign a message',
    warnings: [],
    blocks: [{ label: 'Message', text: 'Hé\n\tworld ✓' }],
  })
})

test.each(['', 'a\u0000b', 'pay \u202e5 ETH', 'a\u200bb', '\ufeffa', 'a\u2028b'])('%j is shown as bytes', (text) => {
  const { warnings, blocks } = show(text)
  expect(warnings).toHaveLength(1)
  expect(blocks).toEqual([{ label: 'Bytes', text: stringToHex(text) }])
})

test('bytes that are no UTF-8 are shown as bytes', () => {
  const { blocks } = describeMessage({ bytes: '0xff00', origin: 'https://app.example', account: '0xab' })
  expect(blocks).toEqual([{ label: 'Bytes', text: '0xff00' }])
})

test('a sign-in for another site is told', () => {
  expect(show(siwe('app.example'))).toMatchObject({ title: 'Sign in', warnings: [] })
  expect(show(siwe('https://app.example')).warnings).toEqual([])
  expect(show(siwe('bank.example')).warnings).toEqual([expect.stringContaining('bank.example')])
})
