import { createFakeClock } from '@portico/core/testing'
import { describe, expect, it } from 'vitest'
import { sessionLifetime } from '../storage/ownPairings.js'
import { createFakeSignClient } from '../testing/createFakeSignClient.js'
import { readEarlierAuthentication, settleAuthentication } from './settleAuthentication.js'

const pairingTopic = 'a'.repeat(64)
const address = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'
const metadata = { name: 'Wallet', description: '', url: 'https://wallet.example', icons: [] }
const responder = { publicKey: 'theirs', metadata }
const requester = { publicKey: 'ours', metadata: { ...metadata, name: 'App' } }
const authPayload = {
  ...{ chains: ['eip155:1', 'eip155:10'], domain: 'app.example', aud: 'https://app.example', nonce: 'abcdefgh' },
  ...{ statement: 'Hello', exp: '2027-01-01T00:00:00Z', nbf: '2026-01-01T00:00:00Z', resources: ['urn:a'] },
}

const encodeRecap = (recap: unknown) => `urn:recap:${btoa(JSON.stringify(recap)).replace(/=+$/, '')}`
const allow = (methods: readonly string[], chains: readonly string[]) =>
  encodeRecap({ att: { eip155: Object.fromEntries(methods.map((method) => [`request/${method}`, [{ chains }]])) } })
const sign = (chain: string, ...resources: readonly unknown[]) => ({
  p: { iss: `did:pkh:${chain}:${address}`, resources },
})
const both = allow(['personal_sign', 'eth_sendTransaction'], ['eip155:1', 'eip155:10'])

function createRecord(changes: { readonly params?: object; readonly result?: unknown; readonly method?: string } = {}) {
  const {
    params,
    result = { cacaos: [sign('eip155:1', both)], responder },
    method = 'wc_sessionAuthenticate',
  } = changes
  return {
    id: 1,
    topic: pairingTopic,
    request: { method, params: { requester, authPayload, ...params } },
    response: { result },
  }
}

describe('readEarlierAuthentication', () => {
  it('reads what was asked and what was signed', () => {
    expect(readEarlierAuthentication(createRecord())).toEqual({
      pairingTopic,
      request: {
        ...{ chains: ['eip155:1', 'eip155:10'], domain: 'app.example', uri: 'https://app.example', nonce: 'abcdefgh' },
        ...{ statement: 'Hello', exp: '2027-01-01T00:00:00Z', nbf: '2026-01-01T00:00:00Z', methods: [] },
      },
      auths: [sign('eip155:1', both)],
      requester,
      responder,
    })
  })

  it.each([
    ['nothing', undefined],
    ['another request', createRecord({ method: 'wc_sessionPropose' })],
    ['one without an answer', { ...createRecord(), response: undefined }],
    ['one that was declined', { ...createRecord(), response: { error: { code: 12001, message: 'no' } } }],
    ['one without a topic', { ...createRecord(), topic: 1 }],
    ['one without parameters', { ...createRecord(), request: { method: 'wc_sessionAuthenticate', params: null } }],
    ['one without a payload', createRecord({ params: { authPayload: null } })],
    ['one for no chain', createRecord({ params: { authPayload: { ...authPayload, chains: [1] } } })],
    ['one without a domain', createRecord({ params: { authPayload: { ...authPayload, domain: 1 } } })],
    ['one without an address', createRecord({ params: { authPayload: { ...authPayload, aud: null } } })],
    ['one without a nonce', createRecord({ params: { authPayload: { ...authPayload, nonce: null } } })],
    ['one of nobody', createRecord({ params: { requester: { metadata } } })],
    ['an answer of nobody', createRecord({ result: { cacaos: [] } })],
    ['an answer without a key', createRecord({ result: { cacaos: [], responder: { ...responder, publicKey: 1 } } })],
    ['an answer without a list', createRecord({ result: { cacaos: 'x', responder } })],
  ])('finds none in %s', (_, record) => {
    expect(readEarlierAuthentication(record)).toBeUndefined()
  })
})

describe('settleAuthentication', () => {
  const clock = createFakeClock()
  const settle = (auths: readonly unknown[], client = createFakeSignClient({ history: [] })) => {
    const answer = readEarlierAuthentication(createRecord({ result: { cacaos: auths, responder } }))
    if (!answer) throw new Error('The record is none')
    return settleAuthentication(client, { clock, answer })
  }

  it('has the client keep the session and listen to it, with all that the account permits', async () => {
    const client = createFakeSignClient({ history: [] })
    const session = await settle([sign('eip155:1', 'urn:a', both), sign('eip155:10', both)], client)
    expect(session).toMatchObject({
      topic: 'ours+theirs',
      pairingTopic,
      expiry: (clock.now() + sessionLifetime) / 1000,
      self: requester,
      peer: responder,
      controller: 'theirs',
      namespaces: {
        eip155: {
          accounts: [`eip155:1:${address}`, `eip155:10:${address}`],
          chains: ['eip155:1', 'eip155:10'],
          methods: ['personal_sign', 'eth_sendTransaction'],
        },
      },
    })
    expect(client.session.getAll()).toEqual([session])
    expect(client.calls).toEqual([{ name: 'subscribe', parameters: { topic: 'ours+theirs' } }])
  })

  it('reads permissions in the letters of URLs, and leaves out what is none', async () => {
    const recap = {
      att: { eip155: { 'request/personal_sign': [{ chains: ['eip155:10', 'solana:1', 'x'] }, 1], odd: 1 } },
      x: '?>~',
    }
    const urlSafe = encodeRecap(recap).replaceAll('+', '-').replaceAll('/', '_')
    const broken = [null, {}, { p: {} }, { p: { iss: 'did:key:z' } }, { p: { iss: `did:pkh:solana:1:${address}` } }]
    const session = await settle([...broken, sign('eip155:1', urlSafe)])
    expect(session?.namespaces.eip155).toMatchObject({
      accounts: [`eip155:1:${address}`, `eip155:10:${address}`],
      methods: ['personal_sign'],
    })
  })

  it.each([
    ['none', []],
    ['no resources', [{ p: { iss: `did:pkh:eip155:1:${address}` } }]],
    ['permissions that are not the last resource', [sign('eip155:1', both, 'urn:a')]],
    ['resources that are no texts', [sign('eip155:1', 1, both)]],
    ['letters of no kind', [sign('eip155:1', 'urn:recap:%%')]],
    ['no permissions', [sign('eip155:1', encodeRecap(null))]],
    ['permissions of another kind', [sign('eip155:1', encodeRecap({ att: { solana: { 'request/x': [] } } }))]],
  ])('opens no session where the wallet has signed %s', async (_, auths) => {
    const client = createFakeSignClient({ history: [] })
    expect(await settle(auths, client)).toBeUndefined()
    expect([client.calls, client.session.getAll()]).toEqual([[], []])
  })

  it('opens none with a client that has no part for it', async () => {
    expect(await settle([sign('eip155:1', both)], createFakeSignClient())).toBeUndefined()
  })
})
