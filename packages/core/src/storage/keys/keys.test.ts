import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { StorageKey } from '../storageKey.js'
import { ensCacheKey, identityCacheKey, nativeBalanceCacheKey, portfolioCacheKey } from './cacheKeys.js'
import { activeNamespaceKey, activeNetworkKey, connectionsKey } from './connectionKeys.js'
import { deepLinkChoiceKey } from './deepLinkChoiceKey.js'
import {
  emailKey,
  emailLoginUsedKey,
  lastEmailLoginTimeKey,
  lastUsedChainKey,
  smartAccountEnabledNetworksKey,
  socialUsernameKey,
} from './embeddedWalletKeys.js'
import { preferredAccountTypesKey } from './preferredAccountTypesKey.js'
import { recentWalletsKey } from './recentWalletsKey.js'
import { sentTransactionsKey } from './sentTransactionsKey.js'
import { connectedNamespacesKey, connectionStatusKey, connectorIdKey } from './sessionKeys.js'
import { signInNonceKey, signInSessionsKey, signInTokenKey } from './signInKeys.js'
import { connectedSocialKey, pendingSocialKey } from './socialKeys.js'

const caipAddress = 'eip155:1:0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'
const wallet = { id: 'c57ca9', name: 'MetaMask', mobile_link: 'metamask://', homepage: 'https://metamask.io/' }
const sent = {
  networkId: 'eip155:1',
  hash: '0x1',
  status: 'pending',
  sentAt: 5,
  to: '0xab',
  amount: '1.5',
  symbol: 'DAI',
  token: '0xda1',
  received: '0xda2',
} as const
const session = { data: { chainId: 'eip155:1' }, message: 'm', signature: '0x1' }

/** Key, its stored name, raw text and value. */
function row<value>(key: StorageKey<value>, name: string, raw: string, value: value) {
  /** Reads a text and writes what was read, as a later visit would. */
  const reread = (text: string) => {
    try {
      const first = key.parse(text)
      return first === undefined ? undefined : { first, second: key.parse(key.format(first)) }
    } catch {
      return undefined
    }
  }
  return { key: key.name, name, raw, value, parse: key.parse, written: key.format(value), reread }
}

const table = [
  row(activeNetworkKey, '@appkit/active_caip_network_id', 'eip155:1', 'eip155:1'),
  row(activeNamespaceKey, '@appkit/active_namespace', 'solana', 'solana'),
  row(connectedNamespacesKey, '@appkit/connected_namespaces', 'eip155,solana', ['eip155', 'solana']),
  row(connectionStatusKey, '@appkit/connection_status', 'connected', 'connected'),
  row(connectorIdKey('eip155'), '@appkit/eip155:connected_connector_id', 'walletConnect', 'walletConnect'),
  row(
    connectionsKey,
    '@appkit/connections',
    '{"eip155":[{"connectorId":"injected","accounts":[{"address":"0xab"}]}]}',
    { eip155: [{ connectorId: 'injected', accounts: [{ address: '0xab' }] }] },
  ),
  row(recentWalletsKey, '@appkit/recent_wallets', JSON.stringify([wallet]), [wallet]),
  row(sentTransactionsKey, '@portico/sent_transactions', JSON.stringify({ 'eip155:0xab': [sent] }), {
    'eip155:0xab': [sent],
  }),
  row(connectedSocialKey, '@appkit/connected_social', 'google', 'google'),
  row(pendingSocialKey, '@appkit/social_provider', 'farcaster', 'farcaster'),
  row(preferredAccountTypesKey, '@appkit/preferred_account_types', '{"eip155":"eoa"}', { eip155: 'eoa' }),
  row(signInTokenKey, '@appkit/siwx-auth-token', 'a.b.c', 'a.b.c'),
  row(signInNonceKey, '@appkit/siwx-nonce-token', 'a.b.c', 'a.b.c'),
  row(signInSessionsKey, '@appkit/siwx', JSON.stringify([session]), [session]),
  row(
    nativeBalanceCacheKey,
    '@appkit/native_balance_cache',
    JSON.stringify({ [caipAddress]: { caipAddress, balance: '1.5', symbol: 'ETH', timestamp: 5 } }),
    { [caipAddress]: { caipAddress, balance: '1.5', symbol: 'ETH', timestamp: 5 } },
  ),
  row(
    portfolioCacheKey,
    '@appkit/portfolio_cache',
    JSON.stringify({ [caipAddress]: { caipAddress, balance: { balances: [] }, timestamp: 5 } }),
    { [caipAddress]: { caipAddress, balance: { balances: [] }, timestamp: 5 } },
  ),
  row(ensCacheKey, '@appkit/ens_cache', '{"0xab":{"address":"0xab","ens":[],"timestamp":5}}', {
    '0xab': { address: '0xab', ens: [], timestamp: 5 },
  }),
  row(
    identityCacheKey,
    '@appkit/identity_cache',
    '{"0xab":{"identity":{"name":"a.eth","avatar":null},"timestamp":5}}',
    { '0xab': { identity: { name: 'a.eth', avatar: null }, timestamp: 5 } },
  ),
  row(deepLinkChoiceKey, 'WALLETCONNECT_DEEPLINK_CHOICE', '{"href":"metamask://wc","name":"MetaMask"}', {
    href: 'metamask://wc',
    name: 'MetaMask',
  }),
  row(emailLoginUsedKey, '@appkit-wallet/EMAIL_LOGIN_USED_KEY', 'true', 'true'),
  row(emailKey, '@appkit-wallet/EMAIL', 'ann@example.org', 'ann@example.org'),
  row(socialUsernameKey, '@appkit-wallet/SOCIAL_USERNAME', 'ann', 'ann'),
  row(lastUsedChainKey, '@appkit-wallet/LAST_USED_CHAIN_KEY', '137', 137),
  row(lastEmailLoginTimeKey, '@appkit-wallet/LAST_EMAIL_LOGIN_TIME', '1700000000000', 1_700_000_000_000),
  row(smartAccountEnabledNetworksKey, '@appkit-wallet/SMART_ACCOUNT_ENABLED_NETWORKS', '1,10', [1, 10]),
]

describe('storage keys', () => {
  it.each(table)('$name: reads and writes the wire format', ({ key, name, raw, value, parse, written }) => {
    expect(key).toBe(name)
    expect(parse(raw)).toEqual(value)
    expect(written).toBe(raw)
  })

  it.each(table)('$name: reads any text to the same value twice, without inherited names', ({ reread }) => {
    const texts = fc.oneof(
      fc.string(),
      fc.json(),
      fc.constantFrom('null', '[]', '{}', '0', '{"__proto__":{"a":1}}', '{"constructor":{"timestamp":1}}', '[null]'),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const read = reread(text)
        if (typeof read?.first !== 'object' || read.second === undefined) return
        expect(Object.keys(read.first)).not.toContain('constructor')
        expect(read.second).toEqual(read.first)
      }),
    )
  })

  it('reads the older id of the embedded wallet', () => {
    expect(connectorIdKey('eip155').parse('ID_AUTH')).toBe('AUTH')
  })

  it('drops invalid parts and keeps the rest', () => {
    expect(connectedNamespacesKey.parse('eip155,<b>,eip155,__proto__')).toEqual(['eip155'])
    expect(
      connectionsKey.parse(
        '{"eip155":[{"connectorId":"a","accounts":[{"address":"<img>"},{"address":"0x1"}]},5],"x":1}',
      ),
    ).toEqual({ eip155: [{ connectorId: 'a', accounts: [{ address: '0x1' }] }] })
    expect(lastUsedChainKey.parse('solana:abc')).toBe('solana:abc')
    expect(lastUsedChainKey.parse('1e9')).toBeUndefined()
    expect(connectionStatusKey.parse('reconnected')).toBeUndefined()
  })

  it('drops sent transactions that are malformed, and keeps 50 of an account and 20 accounts', () => {
    const read = (value: unknown) => sentTransactionsKey.parse(JSON.stringify(value))
    const account = 'eip155:0xab'
    const batch = { ...sent, hash: 'a-b:c', callsId: 'a-b:c' }
    expect(read({ [account]: [batch, { ...batch, hash: 'a-b' }, { ...sent, callsId: 'a b' }] })).toEqual({
      [account]: [batch, sent],
    })
    const bad = [
      null,
      { ...sent, networkId: 'solana:1' },
      { ...sent, hash: '<b>' },
      { ...sent, status: 'sent' },
      { ...sent, sentAt: 9e15 },
      { ...sent, sentAt: '5' },
    ]
    expect(
      read({ [account]: [...bad, { ...sent, to: '<b>', amount: '1e5', symbol: '\u202e', token: '<b>', received: 5 }] }),
    ).toEqual({
      [account]: [{ networkId: 'eip155:1', hash: '0x1', status: 'pending', sentAt: 5 }],
    })
    expect(read({ eip155: [sent], 'eip155:a:b': [sent], 'eip155:0xcd': [], 'eip155:<b>': [sent] })).toEqual({})
    expect(read({ [account]: Array.from({ length: 60 }, () => sent) })?.[account]).toHaveLength(50)
    const many = Array.from({ length: 30 }, (_, index) => [`eip155:0x${index}`, [sent]])
    expect(Object.keys(read(Object.fromEntries(many)) ?? {})).toHaveLength(20)
    expect(read([])).toBeUndefined()
  })

  it('trusts no link, picture or name of a recent wallet, and keeps two', () => {
    const hostile = {
      id: 'a',
      name: 'Meta\u202eMask\n',
      mobile_link: 'javascript:alert(1)',
      homepage: 'data:text/html,x',
      image_url: 'javascript:alert(1)',
      webapp_link: 'https://user@evil.example',
      extra: 'x',
    }
    const others = [
      { id: 'a', name: 'Again' },
      { id: 'b', name: 'B' },
      { id: 'c', name: 'C' },
      { id: '', name: '' },
    ]
    expect(recentWalletsKey.parse(JSON.stringify([hostile, ...others]))).toEqual([
      { id: 'a', name: 'MetaMask' },
      { id: 'b', name: 'B' },
    ])
  })
})
