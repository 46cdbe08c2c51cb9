import { expect, test } from 'vitest'
import { createWalletClient, readAnswer } from './createWalletClient.mjs'

test('an answer is read', () => {
  expect(readAnswer('user', { status: 200, text: '{"email":"a@b.example"}' })).toEqual({ email: 'a@b.example' })
})

test('a limit that was met says that nothing was measured', () => {
  const text = '{"error":{"code":"login/pace"}}'
  expect(() => readAnswer('login/start', { status: 429, text })).toThrow(
    /^A limit of the wallet refused login\/start.*login\/pace/,
  )
})

test('any other refusal is told, too', () => {
  expect(() => readAnswer('sign', { status: 503, text: 'busy' })).toThrow('The wallet answered sign with 503: busy')
})

test('no two people share a network, a browser or an address', () => {
  const client = createWalletClient({ url: 'http://127.0.0.1:1', projectId: 'bench', mails: {}, atATime: 1 })
  const people = Array.from({ length: 70_000 }, client.createPerson)
  for (const name of ['ip', 'device', 'email']) expect(new Set(people.map((each) => each[name])).size).toBe(70_000)
  for (const { device } of [people[0], people.at(-1)]) expect(device).toHaveLength(43)
  client.close()
})
