import { describe, expect, it, test } from 'vitest'
import { safeParse } from 'zod/mini'
import { errorReplySchema, frameEvents } from './frameEvents.js'
import { type FrameRequestName, frameRequests } from './frameRequests.js'
import { portPayloadSchema } from './handshake.js'

const parse = (name: FrameRequestName, side: 'request' | 'reply', value: unknown) =>
  safeParse(frameRequests[name][side], value)

type Row = [FrameRequestName, 'request' | 'reply', unknown]

const account = { address: '0xabc', type: 'eoa' }
const metadata = { name: 'n', description: 'd', url: 'u', icons: ['i'] }

describe('the table', () => {
  it('says what each request waits for', () => {
    const waits = Object.entries(frameRequests).map(
      ([name, { timeoutMs, waitsForReady, isBackground }]) =>
        `${name} ${timeoutMs ?? '-'}${waitsForReady ? '' : ' at once'}${isBackground ? ' quiet' : ''}`,
    )
    expect(waits).toEqual([
      'CONNECT_EMAIL 30000',
      'CONNECT_DEVICE 30000',
      'CONNECT_OTP 30000',
      'UPDATE_EMAIL 30000',
      'UPDATE_EMAIL_PRIMARY_OTP 30000',
      'UPDATE_EMAIL_SECONDARY_OTP 30000',
      'CONNECT_SOCIAL 30000',
      'GET_SOCIAL_REDIRECT_URI 30000',
      'AWAIT_SOCIAL -',
      'GET_FARCASTER_URI 30000',
      'CONNECT_FARCASTER -',
      'GET_USER 30000',
      'IS_CONNECTED 30000',
      'SIGN_OUT 30000 quiet',
      'GET_CHAIN_ID 30000',
      'SWITCH_NETWORK 30000',
      'GET_SMART_ACCOUNT_ENABLED_NETWORKS 30000 quiet',
      'INIT_SMART_ACCOUNT 30000',
      'SET_PREFERRED_ACCOUNT 30000 at once quiet',
      'SYNC_THEME 30000 at once quiet',
      'SYNC_DAPP_DATA 30000 at once quiet',
      'RELOAD 30000 quiet',
      'RPC_REQUEST -',
      'RPC_ABORT 1000 quiet',
    ])
  })

  test.each<Row>([
    ['CONNECT_EMAIL', 'request', { email: 'ada@example.org' }],
    ...['VERIFY_DEVICE', 'VERIFY_OTP', 'CONNECT'].map((action): Row => ['CONNECT_EMAIL', 'reply', { action }]),
    ['CONNECT_OTP', 'request', { otp: '123456' }],
    ['UPDATE_EMAIL', 'request', { email: 'ada@example.org' }],
    ...['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP'].map((action): Row => ['UPDATE_EMAIL', 'reply', { action }]),
    ['UPDATE_EMAIL_PRIMARY_OTP', 'request', { otp: '1' }],
    ['UPDATE_EMAIL_SECONDARY_OTP', 'request', { otp: '1' }],
    ['UPDATE_EMAIL_SECONDARY_OTP', 'reply', { newEmail: 'ada@example.org' }],
    ['CONNECT_SOCIAL', 'request', { uri: 'x' }],
    ['CONNECT_SOCIAL', 'request', { uri: 'x', preferredAccountType: 'smartAccount' }],
    ['CONNECT_SOCIAL', 'reply', { address: 'a', chainId: 1 }],
    [
      'CONNECT_SOCIAL',
      'reply',
      { email: null, address: 'a', chainId: 'eip155:1', userName: null, accounts: [account] },
    ],
    ['CONNECT_SOCIAL', 'reply', { email: 'x', address: 'a', chainId: 1, userName: 'u', preferredAccountType: 'eoa' }],
    ...['google', 'github', 'apple', 'facebook', 'x', 'discord'].map(
      (provider): Row => ['GET_SOCIAL_REDIRECT_URI', 'request', { provider }],
    ),
    ['GET_SOCIAL_REDIRECT_URI', 'reply', { uri: 'https://accounts.example/o?x=1' }],
    ['GET_FARCASTER_URI', 'reply', { url: 'https://farcaster.example/x' }],
    ['GET_FARCASTER_URI', 'reply', { url: 'farcaster://connect?x=1' }],
    ['CONNECT_FARCASTER', 'reply', { userName: 'ada' }],
    ['GET_USER', 'request', undefined],
    ['GET_USER', 'request', {}],
    ['GET_USER', 'request', { chainId: 'eip155:1', preferredAccountType: 'eoa', socialUri: 's' }],
    ['GET_USER', 'reply', { address: 'a', chainId: 1 }],
    [
      'GET_USER',
      'reply',
      {
        email: 'ada@example.org',
        address: 'a',
        chainId: '1',
        smartAccountDeployed: true,
        accounts: [account],
        preferredAccountType: 'smartAccount',
      },
    ],
    ['GET_USER', 'reply', { email: null, address: 'a', chainId: 0 }],
    ['IS_CONNECTED', 'request', undefined],
    ['IS_CONNECTED', 'request', { token: 't' }],
    ['IS_CONNECTED', 'reply', { isConnected: false }],
    ['GET_CHAIN_ID', 'reply', { chainId: 'solana:x' }],
    ['SWITCH_NETWORK', 'request', { chainId: 1 }],
    ['SWITCH_NETWORK', 'reply', { chainId: 'eip155:1' }],
    ['GET_SMART_ACCOUNT_ENABLED_NETWORKS', 'reply', { smartAccountEnabledNetworks: [1, 10] }],
    ['INIT_SMART_ACCOUNT', 'reply', { address: 'a', isDeployed: false }],
    ['SET_PREFERRED_ACCOUNT', 'request', { type: 'smartAccount' }],
    ['SET_PREFERRED_ACCOUNT', 'reply', { type: 'eoa', address: 'a' }],
    ['SYNC_THEME', 'request', {}],
    ['SYNC_THEME', 'request', { themeMode: 'light', themeVariables: { a: 'b', c: 1 }, w3mThemeVariables: { a: 'b' } }],
    ['SYNC_DAPP_DATA', 'request', { projectId: 'p' }],
    ['SYNC_DAPP_DATA', 'request', { metadata, sdkVersion: 'v', sdkType: 't', projectId: 'p' }],
    ['RPC_ABORT', 'request', { id: 'x' }],
    ['RPC_ABORT', 'request', undefined],
    ['RPC_REQUEST', 'reply', { anything: [1] }],
  ])('takes a %s %s of %j as it is', (name, side, value) => {
    expect(parse(name, side, value)).toEqual({ success: true, data: value })
    if (value !== null && typeof value === 'object' && name !== 'RPC_REQUEST')
      expect(parse(name, side, { ...value, extra: 1 }).data).toEqual(value)
  })

  test.each<Row>([
    ['CONNECT_EMAIL', 'request', undefined],
    ['CONNECT_EMAIL', 'request', { email: 'ada' }],
    ['CONNECT_EMAIL', 'reply', { action: 'connect' }],
    ['CONNECT_EMAIL', 'reply', undefined],
    ['CONNECT_OTP', 'request', { otp: 123456 }],
    ['CONNECT_OTP', 'request', { otp: '' }],
    ['CONNECT_OTP', 'request', { otp: 'x'.repeat(513) }],
    ['UPDATE_EMAIL', 'request', { email: 'x@y' }],
    ['UPDATE_EMAIL', 'reply', { action: 'VERIFY_OTP' }],
    ['UPDATE_EMAIL_PRIMARY_OTP', 'request', {}],
    ['UPDATE_EMAIL_SECONDARY_OTP', 'request', {}],
    ['UPDATE_EMAIL_SECONDARY_OTP', 'reply', { newEmail: '' }],
    ['CONNECT_SOCIAL', 'request', {}],
    ['CONNECT_SOCIAL', 'request', { uri: 'x', preferredAccountType: 'payment' }],
    ['CONNECT_SOCIAL', 'reply', { address: 'a' }],
    ['CONNECT_SOCIAL', 'reply', { chainId: 1 }],
    ['GET_SOCIAL_REDIRECT_URI', 'request', { provider: 'farcaster' }],
    ['GET_SOCIAL_REDIRECT_URI', 'reply', { uri: 'javascript:alert(1)' }],
    ['GET_SOCIAL_REDIRECT_URI', 'reply', { uri: 'myapp://x' }],
    ['GET_FARCASTER_URI', 'reply', { url: 'javascript:alert(1)' }],
    ['CONNECT_FARCASTER', 'reply', {}],
    ['GET_USER', 'request', { chainId: null }],
    ['GET_USER', 'reply', { address: '', chainId: 1 }],
    ['GET_USER', 'reply', { address: 'a', chainId: 1.5 }],
    ['GET_USER', 'reply', { address: 'a', chainId: -1 }],
    ['GET_USER', 'reply', { address: 'a', chainId: '' }],
    ['GET_USER', 'reply', { address: 'a', chainId: 1, email: 'ada' }],
    ['GET_USER', 'reply', { address: 'a', chainId: 1, accounts: [{ address: 'a' }] }],
    ['GET_USER', 'reply', { address: 'a', chainId: 1, accounts: [{ type: 'eoa' }] }],
    ['GET_USER', 'reply', { address: 'a', chainId: 1, smartAccountDeployed: 'yes' }],
    ['IS_CONNECTED', 'reply', {}],
    ['IS_CONNECTED', 'reply', { isConnected: 'true' }],
    ['GET_CHAIN_ID', 'reply', {}],
    ['SWITCH_NETWORK', 'request', {}],
    ['SWITCH_NETWORK', 'reply', {}],
    ['GET_SMART_ACCOUNT_ENABLED_NETWORKS', 'reply', { smartAccountEnabledNetworks: ['1'] }],
    ['GET_SMART_ACCOUNT_ENABLED_NETWORKS', 'reply', { smartAccountEnabledNetworks: [1.5] }],
    ['GET_SMART_ACCOUNT_ENABLED_NETWORKS', 'reply', { smartAccountEnabledNetworks: [-1] }],
    ['INIT_SMART_ACCOUNT', 'reply', { address: 'a' }],
    ['INIT_SMART_ACCOUNT', 'reply', { isDeployed: true }],
    ['SET_PREFERRED_ACCOUNT', 'request', { type: 'stx' }],
    ['SET_PREFERRED_ACCOUNT', 'reply', { type: 'eoa' }],
    ['SET_PREFERRED_ACCOUNT', 'reply', { address: 'a' }],
    ['SYNC_THEME', 'request', { themeMode: 'sepia' }],
    ['SYNC_THEME', 'request', { themeVariables: { a: null } }],
    ['SYNC_THEME', 'request', { w3mThemeVariables: { a: 1 } }],
    ['SYNC_DAPP_DATA', 'request', {}],
    ...Object.keys(metadata).map(
      (field): Row => ['SYNC_DAPP_DATA', 'request', { projectId: 'p', metadata: { ...metadata, [field]: undefined } }],
    ),
    ['SYNC_DAPP_DATA', 'request', { projectId: 'p', sdkVersion: 1 }],
    ['SYNC_DAPP_DATA', 'request', { projectId: 'p', sdkType: 1 }],
    ['RPC_ABORT', 'request', { id: 5 }],
    ['IS_CONNECTED', 'request', { token: 5 }],
  ])('refuses a %s %s of %j', (name, side, value) => {
    expect(parse(name, side, value).success).toBe(false)
  })

  test.each<FrameRequestName>(['CONNECT_DEVICE', 'GET_FARCASTER_URI', 'SIGN_OUT', 'GET_CHAIN_ID', 'RELOAD'])(
    'lets no payload of %s through',
    (name) => {
      for (const value of [undefined, null, {}, { token: 't' }, 'x'])
        expect(parse(name, 'request', value)).toEqual({ success: true, data: undefined })
    },
  )
})

describe('what comes unasked', () => {
  it('has a shape of its own', () => {
    for (const value of [undefined, {}, { version: '4' }, { version: 4, port: true, nonce: 'n' }])
      expect(safeParse(frameEvents.READY, value)).toEqual({ success: true, data: value })
    for (const value of [null, 'x', { version: {} }, { port: 1 }, { nonce: '' }])
      expect(safeParse(frameEvents.READY, value).success).toBe(false)
    expect(safeParse(frameEvents.SESSION_UPDATE, { token: 't' }).success).toBe(true)
    expect(safeParse(frameEvents.SESSION_UPDATE, {}).success).toBe(false)
    expect(safeParse(errorReplySchema, { message: 'm', code: 1 })).toMatchObject({ data: { message: 'm', code: 1 } })
    expect(safeParse(errorReplySchema, { message: 1 }).success).toBe(false)
    expect(safeParse(portPayloadSchema, { nonce: 'n', version: 1 }).success).toBe(true)
    for (const value of [{ nonce: 'n', version: 2 }, { version: 1 }, { nonce: '', version: 1 }])
      expect(safeParse(portPayloadSchema, value).success).toBe(false)
  })
})
