import { expect, test } from 'vitest'
import { describeStart } from './describeStart.js'
import { readConfig } from './readConfig.js'

test('a first start says where everything is and what is missing', () => {
  expect(describeStart(readConfig({}, '/no/folder'), { hasProjects: false })).toBe(
    [
      'The wallet is at http://127.0.0.1:4424',
      '  database  /no/folder/wallet.db',
      '  secret    /no/folder/secret (made just now: keep a copy elsewhere)',
      '  keys      /no/folder/keys.json (made just now: keep a copy elsewhere, whoever loses it loses all wallets)',
      '',
      'Missing for production:',
      '  - a mail server, without which nobody can log in: PORTICO_WALLET_SMTP_URL, PORTICO_WALLET_FROM',
      '  - networks: PORTICO_WALLET_CHAINS, PORTICO_WALLET_SOLANA',
      '  - projects, the apps that may embed it: "npm run wallet -- project add", or PORTICO_WALLET_PROJECTS',
      '  - an https origin on another site than the apps: PORTICO_WALLET_ORIGIN',
    ].join('\n'),
  )
})

test('a wallet that lacks nothing says no more than where it is', () => {
  const env = {
    PORTICO_WALLET_ORIGIN: 'https://wallet.example',
    PORTICO_WALLET_SECRET: 's'.repeat(32),
    PORTICO_WALLET_DATABASE: 'postgres://me:hunter2@db.internal:5433/wallet?sslpassword=hunter3',
    PORTICO_WALLET_PKCS11: '{"module":"/usr/lib/pkcs11.so","token":"wallet"}',
    PORTICO_WALLET_PKCS11_PIN: '4711',
    PORTICO_WALLET_SMTP_URL: 'smtps://u:p@smtp.example',
    PORTICO_WALLET_FROM: 'wallet@example.com',
    PORTICO_WALLET_CHAINS: '[{"id":1,"name":"Ethereum","symbol":"ETH","rpc":"https://rpc.example"}]',
  }
  const text = describeStart(readConfig(env, '/no/folder'), { hasProjects: true })
  expect(text.split('\n')).toEqual([
    'The wallet is at https://wallet.example',
    '  database  postgres://db.internal:5433/wallet',
    '  secret    in PORTICO_WALLET_SECRET',
    '  keys      in the token "wallet", by /usr/lib/pkcs11.so',
  ])
  expect(text).not.toContain('4711')
})
