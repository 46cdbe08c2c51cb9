import { describe, expect, test } from 'vitest'
import { readCloudAccount } from './readCloudAccount.js'

const needed = { address: '0x1', caip2Network: 'eip155:1' }
const texts = {
  ...{ aud: 'https://app.example', iss: 'https://auth.example', sub: 'did:pkh:eip155:1:0x1', nonce: 'cloudnonce1' },
  ...{ uri: 'https://app.example/', domain: 'app.example', projectIdKey: 'key', projectUuid: 'p', profileUuid: 'q' },
}
const kept = { uuid: 'u', caip2_chain: 'eip155:1', address: '0x1', profile_uuid: 'p', is_main_account: true }

describe('what a service says of who is signed in', () => {
  test('is read with everything that it may say', () => {
    const all = { ...needed, ...texts, chainId: 1, chainNamespace: 'eip155', exp: 5, email: 'ann@mail.example' }
    const account = { ...kept, metadata: { tier: 1 }, is_main_account: false }
    expect(readCloudAccount({ ...all, appKitAccount: account })).toEqual({ ...all, appKitAccount: account })
    expect(readCloudAccount(needed)).toEqual(needed)
  })

  test('is read without what is unknown', () => {
    expect(readCloudAccount({ ...needed, other: 'x' })).toEqual(needed)
  })

  test('counts for nothing unless it names an account and a chain', () => {
    for (const reply of [undefined, null, 'x', 7, [], {}]) expect(readCloudAccount(reply)).toBeUndefined()
    for (const address of [undefined, null, '', 7]) expect(readCloudAccount({ ...needed, address })).toBeUndefined()
    for (const caip2Network of [undefined, null, '', 1, 'eip155', 'eip155:']) {
      expect(readCloudAccount({ ...needed, caip2Network })).toBeUndefined()
    }
  })

  test.each(Object.keys(texts))('is read without %s that is no text', (name) => {
    for (const value of [7, null, {}, true]) expect(readCloudAccount({ ...needed, [name]: value })).toEqual(needed)
  })

  test('has the number of the chain or its name, by either of its names', () => {
    expect(readCloudAccount({ ...needed, chainId: '1' })).toEqual({ ...needed, chainId: '1' })
    expect(readCloudAccount({ ...needed, chainIdNamespace: 'eip155' })).toEqual({ ...needed, chainNamespace: 'eip155' })
    const both = { ...needed, chainIdNamespace: 'solana', chainNamespace: 'eip155' }
    expect(readCloudAccount(both)).toEqual({ ...needed, chainNamespace: 'eip155' })
    for (const value of [null, true, {}]) {
      expect(readCloudAccount({ ...needed, chainId: value, chainNamespace: value, exp: value })).toEqual(needed)
    }
    expect(readCloudAccount({ ...needed, exp: '5' })).toEqual(needed)
  })

  test('tells an account without an e-mail address from one of which it says nothing', () => {
    expect(readCloudAccount({ ...needed, email: null })).toEqual({ ...needed, email: null })
    for (const email of [undefined, 7, {}]) expect(readCloudAccount({ ...needed, email })).not.toHaveProperty('email')
  })

  test('is read without a kept account that is none', () => {
    const broken = Object.keys(kept).flatMap((name) =>
      [undefined, null, 7].map((value) => ({ ...kept, [name]: value })),
    )
    for (const appKitAccount of [undefined, null, 'x', [], {}, { ...kept, is_main_account: 'yes' }, ...broken]) {
      expect(readCloudAccount({ ...needed, appKitAccount })).toEqual(needed)
    }
  })
})
