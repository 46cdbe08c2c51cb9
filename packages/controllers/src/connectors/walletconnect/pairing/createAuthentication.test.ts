import type { CaipNetworkId, ConnectSignIn, SiwxMessage } from '@portico/core'
import { createLogger } from '@portico/core'
import { createFakeClock } from '@portico/core/testing'
import { describe, expect, it } from 'vitest'
import { buildNamespaces } from '../session/buildNamespaces.js'
import { createFakeSession } from '../testing/createFakeSession.js'
import { createFakeSignClient } from '../testing/createFakeSignClient.js'
import { createAuthentication } from './createAuthentication.js'
import { createPairing } from './createPairing.js'

const address = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'
const message: SiwxMessage = {
  chainId: 'eip155:1',
  accountAddress: '',
  domain: 'app.example',
  uri: 'https://app.example/login',
  version: '1',
  nonce: 'abcdefgh',
  statement: 'Hello',
  expirationTime: '2027-01-01T00:00:00.000Z',
}

type Options = {
  chains?: readonly CaipNetworkId[]
  createMessage?: ConnectSignIn['createMessage']
  authenticates?: boolean
}

function arrange({ chains = ['eip155:8453', 'eip155:1'], createMessage, authenticates = true }: Options = {}) {
  const client = createFakeSignClient({ authenticates })
  const clock = createFakeClock()
  const logger = createLogger({ level: 'silent' })
  const namespaces = buildNamespaces({ chains })
  const signIn = { createMessage: createMessage ?? (async () => message), keep: async () => {}, decline() {} }
  const authentication = createAuthentication({ client, logger, chains, namespaces, signIn })
  const controller = new AbortController()
  const uris: string[] = []
  const pairing = createPairing({
    client,
    clock,
    logger,
    namespaces,
    authenticate: authentication?.open,
    signal: controller.signal,
    onUri: (uri) => uris.push(uri),
  })
  pairing.catch(() => {})
  const asked = () => client.calls.map(({ name }) => name)
  return { client, clock, authentication, pairing, uris, asked, abort: () => controller.abort() }
}

function sign(changes: Readonly<Record<string, unknown>> = {}, chain = 'eip155:8453') {
  const { domain, uri: aud, nonce, statement, version, expirationTime: exp } = message
  const p = { domain, aud, nonce, statement, version, exp, iat: 'now', iss: `did:pkh:${chain}:${address}`, ...changes }
  return { h: { t: 'caip122' }, p, s: { t: 'eip191', s: '0x01' } }
}

describe('createAuthentication', () => {
  it('asks for one message on every network, the active one first, and for the methods of a session', async () => {
    const { client, clock } = arrange()
    await clock.flush()
    const [call] = client.calls
    expect(call).toMatchObject({
      name: 'authenticate',
      parameters: {
        chains: ['eip155:8453', 'eip155:1'],
        domain: 'app.example',
        uri: 'https://app.example/login',
        nonce: 'abcdefgh',
        statement: 'Hello',
        exp: '2027-01-01T00:00:00.000Z',
      },
    })
    expect(Reflect.get(call?.parameters ?? {}, 'methods')).toContain('personal_sign')
  })

  it('returns what was signed for each network, as sign-ins', async () => {
    const { client, clock, authentication, pairing } = arrange()
    await clock.flush()
    client.proposals[0]?.approve(undefined, [sign(), sign({ resources: ['urn:a'] }, 'eip155:1')])
    const { topic } = await pairing
    expect(authentication?.read(topic)).toMatchObject([
      {
        data: {
          chainId: 'eip155:8453',
          accountAddress: address,
          nonce: 'abcdefgh',
          statement: 'Hello',
          issuedAt: 'now',
        },
        message: `message of did:pkh:eip155:8453:${address}`,
        signature: '0x01',
        cacao: { s: { t: 'eip191' } },
      },
      { data: { chainId: 'eip155:1', resources: ['urn:a'] } },
    ])
  })

  it('leaves out what is malformed or was not asked for', async () => {
    const { client, clock, authentication, pairing } = arrange()
    await clock.flush()
    const bad = [
      sign({ nonce: 'other123' }),
      sign({ domain: 'evil.example' }),
      sign({ aud: 'https://evil.example' }),
      sign({ iss: `did:pkh:eip155:10:${address}` }),
      sign({ iss: 'did:key:z6Mk' }),
      sign({ exp: undefined }),
      sign({ exp: '2028-01-01T00:00:00.000Z' }),
      sign({ nbf: '2027-01-01T00:00:00.000Z' }),
      sign({ statement: 'Hello. I give away all that I own.' }),
      sign({ statement: 'Something else.', resources: ['urn:recap:e30'] }),
      { ...sign(), s: {} },
      'text',
      undefined,
    ]
    client.proposals[0]?.approve(undefined, bad)
    const { topic } = await pairing
    expect(authentication?.read(topic)).toEqual([])
  })

  it('takes a statement that the wallet has extended by what it permits', async () => {
    const { client, clock, authentication, pairing } = arrange()
    await clock.flush()
    const statement = 'Hello I further authorize the stated URI to perform the following actions.'
    client.proposals[0]?.approve(undefined, [sign({ statement, resources: ['urn:recap:e30'] })])
    const { topic } = await pairing
    expect(authentication?.read(topic)).toMatchObject([{ data: { statement } }])
  })

  it('only connects where the message has a request id, which the protocol has no place for', async () => {
    const { client, clock } = arrange({ createMessage: async () => ({ ...message, requestId: 'order-1' }) })
    await clock.flush()
    expect(client.calls.map(({ name }) => name)).toEqual(['connect'])
  })

  it.each([
    ['networks of two namespaces', { chains: ['eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'] as const }],
    ['a client that cannot', { authenticates: false }],
  ])('is not possible with %s', async (_, options) => {
    const { authentication, asked, clock } = arrange(options)
    await clock.flush()
    expect(authentication).toBeUndefined()
    expect(asked()).toEqual(['connect'])
  })

  it('with a wallet that only connects, connects', async () => {
    const { client, clock, authentication, pairing } = arrange()
    await clock.flush()
    client.proposals[0]?.approve()
    expect(authentication?.read((await pairing).topic)).toEqual([])
  })

  it.each(['nonce', 'domain', 'uri'] as const)('without a message, or one that has no %s, connects', async (name) => {
    const empty = arrange({ createMessage: async () => ({ ...message, [name]: '' }) })
    const failing = arrange({ createMessage: () => Promise.reject(new Error('503')) })
    for (const { asked, clock, uris } of [empty, failing]) {
      await clock.flush()
      expect(asked()).toEqual(['connect'])
      expect(uris).toHaveLength(1)
    }
  })

  it('that fails gives way to a code that connects, and one that is declined does not', async () => {
    const failing = arrange()
    await failing.clock.flush()
    failing.client.proposals[0]?.reject('Signature verification failed')
    await failing.clock.flush()
    expect(failing.asked()).toEqual(['authenticate', 'connect'])
    const declined = arrange()
    await declined.clock.flush()
    declined.client.proposals[0]?.reject('User rejected.')
    await expect(declined.pairing).rejects.toMatchObject({ code: 'wallet/rejected' })
    expect(declined.asked()).toEqual(['authenticate'])
  })

  it('has another nonce for each code', async () => {
    let nonces = 0
    const { client, clock } = arrange({ createMessage: async () => ({ ...message, nonce: `nonce00${++nonces}` }) })
    await clock.advance(240_000)
    expect(client.calls.map(({ parameters }) => Reflect.get(Object(parameters), 'nonce'))).toEqual([
      'nonce001',
      'nonce002',
    ])
  })

  it('of a code that is no longer awaited leaves no session in the wallet, and keeps no sign-in', async () => {
    const left = arrange()
    await left.clock.flush()
    left.abort()
    await expect(left.pairing).rejects.toMatchObject({ code: 'connection/aborted' })
    left.client.proposals[0]?.approve(undefined, [sign()])
    await left.clock.flush()
    expect(left.client.session.getAll()).toEqual([])

    const several = arrange()
    await several.clock.advance(240_000)
    const proposed = buildNamespaces({ chains: ['eip155:8453'] })
    const [first, second] = ['1', '2'].map((topic) => createFakeSession({ proposed, topic }))
    several.client.proposals[1]?.approve(second, [sign()])
    await several.pairing
    several.client.proposals[0]?.approve(first, [sign()])
    await several.clock.flush()
    expect(several.client.session.getAll()).toEqual([second])
    expect(several.authentication?.read(second?.topic ?? '')).toHaveLength(1)
  })
})
