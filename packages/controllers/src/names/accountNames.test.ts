import { walletErrors } from '@portico/core'
import { createFakeFetch, type FakeAnswer } from '@portico/core/testing'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { analyticsPart } from '../analytics/analyticsPart.js'
import { watchIdentity } from '../identity/watchIdentity.js'
import { getPart } from '../instance/getPart.js'
import { createTestPortico } from '../testing/createTestPortico.js'
import { checkAccountName } from './checkAccountName.js'
import { getAccountName } from './getAccountName.js'
import { registerAccountName } from './registerAccountName.js'
import { suggestAccountNames } from './suggestAccountNames.js'

const own = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'
const other = '0x00000000219ab540356cBB839Cbe05303d7705Fa'
const free = { json: {}, status: 404 }
const nameOf = (address: string) => ({ json: { name: 'alice.reown.id', addresses: { 2147483649: { address } } } })

type Answers = {
  found?: FakeAnswer[]
  posted?: FakeAnswer
  /** Names of the account. */
  names?: FakeAnswer
  suggestions?: unknown
  /** Networks of the service; none while it does not tell. */
  http?: readonly string[] | undefined
  zone?: string
}

async function arrange(answers: Answers = {}) {
  const { found = [free], posted = { json: {} }, names = { json: [] }, suggestions, zone } = answers
  const service = { http: 'http' in answers ? answers.http : ['eip155:1'], onLookup: () => {} }
  vi.stubGlobal('location', { origin: 'https://app.example', hostname: 'app.example' })
  const lookups = [...found]
  const fetch = createFakeFetch(({ url: { pathname }, method }) => {
    if (pathname === '/v1/supported-chains')
      return service.http ? { json: { http: service.http } } : { json: {}, status: 400 }
    if (pathname.startsWith('/v1/profile/account/')) service.onLookup()
    if (pathname.startsWith('/v1/profile/suggestions/')) return { json: { suggestions } }
    if (pathname.startsWith('/v1/profile/reverse/')) return names
    if (method === 'POST') return posted
    return (lookups.length > 1 ? lookups.shift() : lookups[0]) ?? free
  })
  vi.stubGlobal('fetch', fetch)
  const test = createTestPortico({
    services: { blockchainApi: 'https://data.example', ...(zone && { names: { zone } }) },
  })
  onTestFinished(() => test.portico.destroy())
  await test.connect({ networkId: 'eip155:1' })
  const signMessage = vi.fn(async (_parameters: { readonly message: string }) => `0x${'1b'.repeat(65)}`)
  test.adapter.setActions({ signMessage })
  const sent = () => fetch.calls.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body ?? ''))
  const asked = () => fetch.calls.map(({ url }) => decodeURIComponent(url.pathname))
  const told = () => getPart(test.portico, analyticsPart).queue.filter(({ event }) => event.startsWith('REGISTER'))
  return { ...test, service, signMessage, sent, asked, told }
}

afterEach(() => vi.unstubAllGlobals())

describe('checkAccountName', () => {
  it.each([
    ['available', free],
    ['taken', nameOf(other)],
    ['own', nameOf(own.toLowerCase())],
  ] as const)('tells that a name is %s, by its full name', async (status, answer) => {
    const { portico, asked } = await arrange({ found: [answer] })
    await expect(checkAccountName(portico, { name: ' Alice ' })).resolves.toEqual({ name: 'alice.reown.id', status })
    expect(asked()).toContain('/v1/profile/account/alice.reown.id')
  })

  it.each([{ json: {}, status: 400 }, { json: '<html>' }, 'offline'] as const)(
    'never takes an error for a free name: %j',
    async (answer) => {
      const { portico, clock, asked } = await arrange({ found: [answer] })
      const cause = { code: expect.stringMatching(/^(http|blockchain-api)\//) }
      const error = { code: 'name/check-failed', shortMessage: 'Error resolving name', cause }
      const checked = expect(checkAccountName(portico, { name: 'alice' })).rejects.toMatchObject(error)
      await vi.waitFor(() => expect(asked()).toContain('/v1/profile/account/alice.reown.id'))
      // What fails for a while is asked for again.
      await clock.advance(60_000)
      await checked
    },
  )

  it.each([
    ['abc', 'Name must be at least 4 characters long'],
    ['abc.reown.id', 'Name must be at least 4 characters long'],
    ['ann lee', 'Can only contain letters, numbers and - characters'],
    ['аlice', 'Can only contain letters, numbers and - characters'],
    ['alice.eth', 'Can only contain letters, numbers and - characters'],
    // No ENS name may have these (ENSIP-15), so nobody could resolve them.
    ['xn--alice', 'Can only contain letters, numbers and - characters'],
    ['al--ice', 'Can only contain letters, numbers and - characters'],
    ['-----', 'Can only contain letters, numbers and - characters'],
  ])('asks nobody for %j', async (name, message) => {
    const { portico, asked } = await arrange()
    await expect(checkAccountName(portico, { name })).rejects.toThrow(message)
    expect(asked()).toEqual([])
  })

  it('needs an EVM account, on a network that the service knows', async () => {
    const { portico } = await arrange({ http: ['eip155:10'] })
    await expect(checkAccountName(portico, { name: 'alice' })).rejects.toMatchObject({
      code: 'name/unsupported-network',
    })
    const nobody = createTestPortico({})
    onTestFinished(() => nobody.portico.destroy())
    const checked = checkAccountName(nobody.portico, { name: 'alice' })
    await expect(checked).rejects.toThrow('Address or auth connector not found')
  })
})

describe('registerAccountName', () => {
  it('has name, attributes and time signed, registers them, and shows the name', async () => {
    const { portico, clock, signMessage, sent, told } = await arrange()
    await expect(registerAccountName(portico, { name: 'Alice.reown.id' })).resolves.toBe('alice.reown.id')
    const timestamp = Math.floor(clock.now() / 1000)
    const message = `{"name":"alice.reown.id","attributes":{},"timestamp":${timestamp}}`
    expect(signMessage).toHaveBeenCalledWith(expect.objectContaining({ address: own, message }))
    expect(sent()).toEqual([{ coin_type: 0x80000001, address: own, message, signature: `0x${'1b'.repeat(65)}` }])
    expect(portico.getState().namespaces.eip155?.profileName).toBe('alice.reown.id')
    expect(told().map(({ event, properties }) => [event, properties])).toEqual([
      ['REGISTER_NAME_INITIATED', { isSmartAccount: false, ensName: 'alice.reown.id' }],
      ['REGISTER_NAME_SUCCESS', { isSmartAccount: false, ensName: 'alice.reown.id' }],
    ])
  })

  it('shows the name where it is followed already', async () => {
    const { portico } = await arrange()
    let shown: string | undefined
    onTestFinished(watchIdentity(portico, (identity) => (shown = identity?.name)))
    await registerAccountName(portico, { name: 'alice' })
    await vi.waitFor(() => expect(shown).toBe('alice.reown.id'))
  })

  it.each([
    ['taken', nameOf(other), 'name/taken'],
    ['not known to be free', { json: {}, status: 400 }, 'name/check-failed'],
  ] as const)('does not ask the wallet for a name that is %s', async (_, answer, code) => {
    const { portico, signMessage, sent } = await arrange({ found: [answer] })
    await expect(registerAccountName(portico, { name: 'alice' })).rejects.toMatchObject({ code })
    expect(signMessage).not.toHaveBeenCalled()
    expect(sent()).toEqual([])
  })

  it('shows a name that the account has already, without asking the wallet', async () => {
    const { portico, signMessage } = await arrange({ found: [nameOf(own)] })
    await expect(registerAccountName(portico, { name: 'alice' })).resolves.toBe('alice.reown.id')
    expect(signMessage).not.toHaveBeenCalled()
    expect(portico.getState().namespaces.eip155?.profileName).toBe('alice.reown.id')
  })

  it('asks no wallet for a second name', async () => {
    const names = { json: [nameOf(own).json] }
    const { portico, signMessage, sent } = await arrange({ names })
    await expect(registerAccountName(portico, { name: 'bobby' })).rejects.toMatchObject({
      code: 'name/owned',
      shortMessage: 'You already own a name',
      params: { name: 'alice.reown.id' },
    })
    expect(signMessage).not.toHaveBeenCalled()
    expect(sent()).toEqual([])
  })

  it('leaves the last word to the service where it does not tell the names of the account', async () => {
    const { portico } = await arrange({ names: { json: {}, status: 400 } })
    await expect(registerAccountName(portico, { name: 'alice' })).resolves.toBe('alice.reown.id')
  })

  it('registers in the zone of the app', async () => {
    const { portico, asked, sent } = await arrange({ zone: 'people.example' })
    await expect(registerAccountName(portico, { name: 'Alice.people.example' })).resolves.toBe('alice.people.example')
    expect(asked()).toContain('/v1/profile/account/alice.people.example')
    expect(JSON.parse(sent()[0].message)).toMatchObject({ name: 'alice.people.example' })
  })

  it('registers nothing if the user declines', async () => {
    const { portico, signMessage, sent, told } = await arrange()
    signMessage.mockRejectedValueOnce(walletErrors('wallet/rejected'))
    await expect(registerAccountName(portico, { name: 'alice' })).rejects.toMatchObject({ code: 'wallet/rejected' })
    expect(sent()).toEqual([])
    expect(portico.getState().namespaces.eip155?.profileName).toBeUndefined()
    expect(told().at(-1)).toMatchObject({ event: 'REGISTER_NAME_ERROR', properties: { ensName: 'alice.reown.id' } })
  })

  it('says that the service refused', async () => {
    const { portico, asked } = await arrange({ posted: { json: { error: 'no' }, status: 400 } })
    const registering = registerAccountName(portico, { name: 'alice' })
    await expect(registering).rejects.toMatchObject({
      code: 'name/registration-failed',
      message: expect.stringContaining('Error registering name alice.reown.id'),
      cause: { code: 'http/status' },
    })
    expect(asked().filter((path) => path.endsWith('/alice.reown.id'))).toHaveLength(1)
  })

  it('finds a name whose registration was answered by nobody', async () => {
    const { portico } = await arrange({ found: [free, nameOf(own)], posted: 'offline' })
    await expect(registerAccountName(portico, { name: 'alice' })).resolves.toBe('alice.reown.id')
    const lost = await arrange({ posted: 'offline' })
    const registering = registerAccountName(lost.portico, { name: 'alice' })
    await expect(registering).rejects.toMatchObject({ code: 'name/registration-failed' })
  })

  it('tells of no name that the service did not register', async () => {
    const { portico, clock, service, signMessage, sent } = await arrange({ http: undefined })
    signMessage.mockImplementationOnce(async () => {
      await clock.advance(30_000)
      service.http = ['eip155:10']
      return '0x1b'
    })
    const registering = registerAccountName(portico, { name: 'alice' })
    await expect(registering).rejects.toMatchObject({ code: 'name/registration-failed' })
    expect(sent()).toEqual([])
    expect(portico.getState().namespaces.eip155?.profileName).toBeUndefined()
  })

  it.each([
    ['has the name', nameOf(own)],
    ['could have it', free],
  ])('gives it to nobody but the account that asked, if that %s', async (_, answer) => {
    const { portico, clock, connectors, service, signMessage } = await arrange({ found: [answer] })
    service.onLookup = () => connectors[0]?.connection.setAccounts('eip155', [other])
    await registerAccountName(portico, { name: 'alice' }).catch(() => {})
    await clock.flush()
    const account = portico.getState().namespaces.eip155
    expect([account?.address, account?.profileName]).toEqual([other, undefined])
    expect(signMessage).not.toHaveBeenCalled()
  })

  it('registers what was signed even if nobody waits any more', async () => {
    const { portico, signMessage, sent } = await arrange()
    const waiting = new AbortController()
    let sign = (_: string) => {}
    signMessage.mockImplementationOnce(() => new Promise((resolve) => (sign = resolve)))
    const registering = registerAccountName(portico, { name: 'alice', signal: waiting.signal })
    await vi.waitFor(() => expect(signMessage).toHaveBeenCalled())
    waiting.abort()
    await expect(registering).rejects.toMatchObject({ code: 'connection/aborted' })
    sign('0x1b')
    await vi.waitFor(() => expect(sent()).toHaveLength(1))
    await vi.waitFor(() => expect(portico.getState().namespaces.eip155?.profileName).toBe('alice.reown.id'))
  })

  it('waits for the service once the wallet has signed, whoever leaves', async () => {
    const { portico, sent } = await arrange()
    const waiting = new AbortController()
    const parameters = { name: 'alice', signal: waiting.signal, onSigned: () => waiting.abort() }
    await expect(registerAccountName(portico, parameters)).resolves.toBe('alice.reown.id')
    expect(sent()).toHaveLength(1)
  })
})

describe('getAccountName', () => {
  it('tells the name that is registered for the account', async () => {
    const { portico } = await arrange({ names: { json: [nameOf(own).json] } })
    await expect(getAccountName(portico)).resolves.toBe('alice.reown.id')
    const nobody = await arrange()
    await expect(getAccountName(nobody.portico)).resolves.toBeUndefined()
  })

  it('says that the service did not tell', async () => {
    const { portico } = await arrange({ names: { json: {}, status: 400 } })
    const error = { shortMessage: 'Error fetching names for address', cause: { code: 'http/status' } }
    await expect(getAccountName(portico)).rejects.toMatchObject(error)
  })
})

it('says that the service suggests nothing', async () => {
  const { portico } = await arrange({ suggestions: 'many' })
  const error = { shortMessage: 'Error fetching name suggestions', cause: { code: 'blockchain-api/invalid-reply' } }
  await expect(suggestAccountNames(portico, { name: 'alice' })).rejects.toMatchObject(error)
})

it('suggests full names that are free and may be registered', async () => {
  const suggestions = [
    { name: 'alice7.reown.id', registered: false },
    { name: 'alice8.reown.id', registered: true },
    { name: 'alice9', registered: false },
    { name: 'alice7', registered: false },
    { name: 'a.b', registered: false },
    { name: 'alice', registered: false },
    { registered: false },
  ]
  const { portico, asked } = await arrange({ suggestions })
  await expect(suggestAccountNames(portico, { name: 'alice' })).resolves.toEqual(['alice7.reown.id', 'alice9.reown.id'])
  expect(asked()).toContain('/v1/profile/suggestions/alice')
})
