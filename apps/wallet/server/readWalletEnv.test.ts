import { expect, test } from 'vitest'
import { readWalletEnv } from './readWalletEnv.js'

const env = {
  WALLET_ORIGIN: 'https://wallet.example',
  WALLET_SECRET: 's'.repeat(32),
  WALLET_DATABASE: '/var/lib/wallet.db',
  WALLET_SMTP_URL: 'smtps://u:p@smtp.example',
  WALLET_FROM: 'wallet@example.com',
  WALLET_CHAINS: '[{"id":1,"name":"Ethereum","symbol":"ETH","rpc":"https://rpc.example"}]',
  WALLET_PROJECTS: '{"p":["https://*.example.com"]}',
}

test('a project’s origins are its own, and an unknown project has none', () => {
  const { allowedOriginsOf, port, isProxied } = readWalletEnv(env)
  expect(['p', 'q', 'constructor'].map(allowedOriginsOf)).toEqual([['https://*.example.com'], [], []])
  expect([port, isProxied]).toEqual([4424, false])
  expect(readWalletEnv({ ...env, WALLET_PORT: '80', WALLET_PROXIED: '1' })).toMatchObject({ port: 80, isProxied: true })
})

test('Solana may be left out', () => {
  const network = { id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', name: 'Solana', rpc: 'https://rpc.example' }
  expect(readWalletEnv(env).solana).toEqual([])
  expect(readWalletEnv({ ...env, WALLET_SOLANA: JSON.stringify([network]) }).solana).toEqual([network])
})

test.each(Object.keys(env))('%s is needed', (name) => {
  expect(() => readWalletEnv({ ...env, [name]: undefined })).toThrow(name)
})

test.each([
  ['WALLET_ORIGIN', 'https://wallet.example/'],
  ['WALLET_PORT', 'lab'],
  ['WALLET_CHAINS', '[{"id":"1"}]'],
  ['WALLET_CHAINS', '[{"id":1,"name":"Ethereum","symbol":"ETH","rpc":"https://rpc.example","assets":"yes"}]'],
  ['WALLET_CHAINS', '{'],
  ['WALLET_SOLANA', '{}'],
  ['WALLET_SOLANA', '[{"id":"solana:devnet","name":"Devnet","rpc":"https://rpc.example"}]'],
  ['WALLET_PROJECTS', '{"p":"*"}'],
])('%s may not be %s', (name, value) => {
  expect(() => readWalletEnv({ ...env, [name]: value })).toThrow(name)
})
