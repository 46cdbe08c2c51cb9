import { type SiwxMessageData, siwxErrors } from '@portico/core'
import { createFakeFetch, createFakeNode } from '@portico/core/testing'
import { base58 } from '@scure/base'
import { describe, expect, test, vi } from 'vitest'
import { createSignInMessage } from '../message/createSignInMessage.js'
import { parseSignInMessage } from '../message/parseSignInMessage.js'
import type { SignInFields } from '../message/SignInMessage.js'
import { createEvmSigner, createSolanaSigner, type Signer } from '../testing/signers.js'
import { issueNonce } from './issueNonce.js'
import { memoryNonces, type NonceStore } from './NonceStore.js'
import { type VerifySiwxParameters, verifySiwx } from './verifySiwx.js'

const now = Date.parse('2026-01-01T00:00:00Z')
const code = (name: string, params?: unknown) =>
  expect.objectContaining(params ? { code: name, params } : { code: name })

type Request = VerifySiwxParameters & { readonly nonces: NonceStore }

/** What a server has when somebody has signed. */
async function receive(signer: Signer, fields: Partial<SignInFields> = {}): Promise<Request> {
  const nonces = memoryNonces({ now: () => now })
  const nonce = await issueNonce({ nonces })
  const site = { domain: 'app.example', uri: 'https://app.example/login', issuedAt: '2026-01-01T00:00:00Z' }
  const account = { chainId: signer.chainId, accountAddress: signer.address }
  const message = createSignInMessage({ ...site, ...account, nonce, ...fields })
  return { message, signature: await signer.sign(message), expected: { domain: 'app.example' }, nonces, now }
}

const signer = createEvmSigner()

/** Verifies a request, and expects exactly what was signed. */
async function expectAccepted(request: Request): Promise<void> {
  await expect(verifySiwx(request)).resolves.toEqual(parseSignInMessage(request.message))
}

describe('verifySiwx', () => {
  test.each([
    ['an EVM account', signer],
    ['a Solana account', createSolanaSigner()],
  ])('says who has signed: %s', async (_, each) => {
    const request = await receive(each)
    const { chainId, accountAddress } = await verifySiwx(request)
    expect({ chainId, accountAddress }).toEqual({ chainId: each.chainId, accountAddress: each.address })
  })

  test('refuses an EVM address without its checksum, unless it is told not to', async () => {
    const request = await receive(signer)
    const message = request.message.replace(signer.address, signer.address.toLowerCase())
    const small = { ...request, message, signature: await signer.sign(message) }
    await expect(verifySiwx(small)).rejects.toThrow(code('siwx/invalid-message'))
    const accountAddress = signer.address.toLowerCase()
    await expect(verifySiwx({ ...small, requireChecksum: false })).resolves.toMatchObject({ accountAddress })
  })

  test('refuses a replay', async () => {
    const request = await receive(signer)
    await verifySiwx(request)
    await expect(verifySiwx(request)).rejects.toThrow(code('siwx/nonce-used'))
  })

  test('takes one of several requests at the same time', async () => {
    const request = await receive(signer)
    const results = await Promise.allSettled([verifySiwx(request), verifySiwx(request), verifySiwx(request)])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('refuses a nonce that it did not give out, or gave out for another message', async () => {
    const request = await receive(signer, { nonce: 'made1up2by3them4' })
    await expect(verifySiwx(request)).rejects.toThrow(code('siwx/nonce-unknown'))
    const other = await receive(signer)
    const expected = { domain: 'app.example', nonce: 'of1another2message3' }
    await expect(verifySiwx({ ...other, expected })).rejects.toThrow(code('siwx/nonce-mismatch'))
  })

  test.each([
    ['another port', 'app.example:8443'],
    ['a subdomain', 'evil.app.example'],
    ['the parent domain', 'example'],
    ['a punycode name', 'xn--pp-gma.example'],
    ['user information', 'user@app.example'],
    ['the domain as user information', 'app.example@evil.example'],
  ])('refuses a message for %s', async (_, domain) => {
    const request = await receive(signer, { domain })
    const params = { expected: 'app.example', found: domain }
    await expect(verifySiwx(request)).rejects.toThrow(code('siwx/domain-mismatch', params))
  })

  test('compares domains without regard to capitals', async () => {
    const request = await receive(signer, { domain: 'App.Example' })
    await expectAccepted({ ...request, expected: { domain: 'APP.example' } })
  })

  test.each([
    ['https://evil.example/login', undefined, 'app.example'],
    ['https://user@app.example/login', undefined, 'app.example'],
    ['https://:secret@app.example/login', undefined, 'app.example'],
    ['urn:app.example', undefined, 'app.example'],
    ['https://:80/', undefined, 'app.example'],
    ['https://:80/', 'https://app.example', 'https://app.example'],
    ['https://app.example/other', 'https://app.example/login', 'https://app.example/login'],
    ['http://app.example/login', 'https://app.example', 'https://app.example'],
    ['https://app.example.evil.example/', 'https://app.example', 'https://app.example'],
    ['https://user@app.example/', 'https://app.example', 'https://app.example'],
    ['https://:secret@app.example/', 'https://app.example', 'https://app.example'],
    ['urn:login', 'did:web:app.example', 'did:web:app.example'],
    ['urn:login', 'no address', 'no address'],
  ])('refuses the address %s where %s is expected', async (uri, wanted, expected) => {
    const request = await receive(signer, { uri })
    const refused = verifySiwx({ ...request, expected: { domain: 'app.example', uri: wanted } })
    await expect(refused).rejects.toThrow(code('siwx/uri-mismatch', { expected, found: uri }))
  })

  test.each([
    ['https://app.example/login', 'https://app.example/login'],
    ['https://app.example/login', 'https://app.example'],
    ['https://app.example/login', 'https://app.example/'],
    ['did:web:app.example', 'did:web:app.example'],
    ['http://app.example', undefined],
  ])('takes the address %s where %s is expected', async (uri, wanted) => {
    const request = await receive(signer, { uri })
    await expectAccepted({ ...request, expected: { domain: 'app.example', uri: wanted } })
  })

  test('refuses another chain and another account', async () => {
    const request = await receive(signer)
    const other = createEvmSigner('2').address
    const ask = (expected: Partial<Request['expected']>) =>
      verifySiwx({ ...request, expected: { domain: 'app.example', ...expected } })
    await expect(ask({ chainId: 'eip155:10' })).rejects.toThrow(
      code('siwx/chain-mismatch', { expected: 'eip155:10', found: 'eip155:1' }),
    )
    await expect(ask({ chainId: ['eip155:10', 'eip155:137'] })).rejects.toThrow(
      code('siwx/chain-mismatch', { expected: 'eip155:10,eip155:137', found: 'eip155:1' }),
    )
    await expect(ask({ accountAddress: other })).rejects.toThrow(
      code('siwx/address-mismatch', { expected: other, found: signer.address }),
    )
    const chainId = ['eip155:10', 'eip155:1'] as const
    await expect(ask({ chainId, accountAddress: signer.address.toLowerCase() })).resolves.toMatchObject({
      chainId: 'eip155:1',
      accountAddress: signer.address,
    })
  })

  test('compares addresses of other namespaces letter by letter', async () => {
    const solana = createSolanaSigner()
    const request = await receive(solana)
    const expected = { domain: 'app.example', accountAddress: solana.address.toLowerCase() }
    await expect(verifySiwx({ ...request, expected })).rejects.toThrow(code('siwx/address-mismatch'))
  })

  test.each([
    ['expirationTime', '2026-01-01T00:00:00Z', 60_000, 'siwx/expired'],
    ['notBefore', '2026-01-01T00:02:00Z', 59_999, 'siwx/not-yet-valid'],
    ['issuedAt', '2026-01-01T00:02:00Z', 59_999, 'siwx/issued-in-future'],
  ] as const)('refuses by %s, allowing for a difference of clocks', async (field, time, late, refusal) => {
    const request = await receive(signer, { [field]: time })
    const at = (offset: number) => ({ ...request, now: now + late + offset })
    await expect(verifySiwx(at(0))).rejects.toThrow(code(refusal, { [field]: time }))
    const allowed = field === 'expirationTime' ? -1 : 1
    await expectAccepted(at(allowed))
  })

  test('allows for as much difference of clocks as it is told', async () => {
    const request = await receive(signer, { expirationTime: '2026-01-01T00:00:00Z' })
    await expect(verifySiwx({ ...request, clockSkewMs: 0 })).rejects.toThrow(code('siwx/expired'))
    await expectAccepted({ ...request, clockSkewMs: 1 })
  })

  test('takes the time of its own clock by default', async () => {
    const { now: _, ...request } = await receive(signer, { expirationTime: '2026-01-01T00:00:00Z' })
    await expect(verifySiwx(request)).rejects.toThrow(code('siwx/expired'))
  })

  test('refuses the signature of another account, and one of another message', async () => {
    const request = await receive(signer)
    const fetch = createFakeNode({ eth_call: `0x${'0'.repeat(64)}` })
    const rpcUrls = { 'eip155:1': ['https://node.example'] }
    const verify = (signature: string) => verifySiwx({ ...request, signature, fetch, rpcUrls })
    const another = await createEvmSigner('2').sign(request.message)
    await expect(verify(another)).rejects.toThrow(code('siwx/invalid-signature'))
    await expect(verify(await signer.sign('another'))).rejects.toThrow(code('siwx/invalid-signature'))
    await expect(verify('nonsense')).rejects.toThrow(code('siwx/invalid-signature'))
    const solana = await receive(createSolanaSigner())
    for (const signature of ['', '0', '1'.repeat(64), await createSolanaSigner(8).sign(solana.message)]) {
      await expect(verifySiwx({ ...solana, signature })).rejects.toThrow(code('siwx/invalid-signature'))
    }
  })

  test('takes no signature for that of an address that is no key', async () => {
    // The system program's address is a point of order 4: with this signature it has signed everything, under ZIP 215.
    const signature = base58.encode(new Uint8Array(64).fill(1, 0, 1))
    const chainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' as const
    const program = { chainId, address: '1'.repeat(32), sign: async () => signature }
    const request = await receive(program)
    await expect(verifySiwx(request)).rejects.toThrow(code('siwx/invalid-signature'))
  })

  test('keeps the nonce while nobody can tell, and for a message that is refused', async () => {
    const owner = createEvmSigner('2')
    const request = await receive({ ...signer, sign: owner.sign })
    const rpcUrls = { 'eip155:1': ['https://node.example'] }
    await expect(verifySiwx(request)).rejects.toThrow(code('siwx/verifier-unavailable', { chainId: 'eip155:1' }))
    const broken = createFakeFetch({ json: {}, status: 400 })
    await expect(verifySiwx({ ...request, rpcUrls, fetch: broken })).rejects.toThrow(code('siwx/verifier-unavailable'))
    const no = createFakeNode({ eth_call: `0x${'0'.repeat(64)}` })
    await expect(verifySiwx({ ...request, rpcUrls, fetch: no })).rejects.toThrow(code('siwx/invalid-signature'))
    const yes = createFakeNode({ eth_call: `0x${'1'.padStart(64, '0')}` })
    await expectAccepted({ ...request, rpcUrls, fetch: yes })
  })

  test('writes nothing to the console of the server', async () => {
    const written = (['debug', 'info', 'warn', 'error'] as const).map((level) => vi.spyOn(console, level))
    const request = await receive({ ...signer, sign: createEvmSigner('2').sign })
    const fetch = createFakeFetch({ json: {}, status: 400 })
    const rpcUrls = { 'eip155:1': ['https://node.example'] }
    await expect(verifySiwx({ ...request, rpcUrls, fetch })).rejects.toThrow(code('siwx/verifier-unavailable'))
    for (const method of written) expect(method).not.toHaveBeenCalled()
  })

  test('compares the text with what a session says', async () => {
    const request = await receive(signer)
    const { accountAddress, chainId } = await verifySiwx(request)
    const data = { accountAddress, chainId, domain: 'app.example', uri: 'x', version: '1', nonce: '12345678' }
    await expect(verifySiwx({ ...request, data })).rejects.toThrow(code('siwx/data-mismatch', { field: 'uri' }))
  })

  describe('compares what a session says', () => {
    const listed = ['https://app.example/terms', 'https://app.example/privacy']
    const recap = 'urn:recap:eyJhdHQiOnt9fQ'
    const statement = 'I accept the terms.'
    const verifyWith = async (fields: Partial<SignInFields>, change: Partial<SiwxMessageData>) => {
      const request = await receive(signer, fields)
      const { accountName: _, ...data } = parseSignInMessage(request.message)
      return verifySiwx({ ...request, data: { ...data, ...change } })
    }

    test.each([
      ['nothing that it need not', { resources: listed, statement }, {}],
      ['an empty list of resources and none', { resources: [] }, { resources: undefined }],
      [
        'what a wallet adds to the statement for a permission',
        { resources: [...listed, recap], statement: `${statement} I further authorize.` },
        { statement },
      ],
      [
        'what it says without a statement',
        { resources: [recap], statement: 'I further authorize.' },
        { statement: undefined },
      ],
    ])('and takes %s', async (_, fields, change) => {
      await expect(verifyWith(fields, change)).resolves.toMatchObject({ ...fields, accountAddress: signer.address })
    })

    test.each([
      ['resources', { resources: listed }, { resources: [listed[0] ?? '', 'https://evil.example'] }],
      ['resources', { resources: listed }, { resources: listed.slice(0, 1) }],
      ['statement', { statement: `${statement} And more.` }, { statement }],
      ['statement', { statement, resources: listed }, { statement: statement.slice(0, 4) }],
      ['statement', { statement, resources: [recap, ...listed] }, { statement: statement.slice(0, 4) }],
      ['statement', { statement, resources: ['x:urn:recap:'] }, { statement: statement.slice(0, 4) }],
      ['statement', { statement, resources: [recap] }, { statement: 'terms.' }],
      ['statement', { statement, resources: [recap] }, { statement: 'Something else' }],
    ])('and refuses another %s', async (field, fields, change) => {
      await expect(verifyWith(fields, change)).rejects.toThrow(code('siwx/data-mismatch', { field }))
    })
  })

  test('takes the nonce that is expected', async () => {
    const request = await receive(signer)
    const { nonce } = parseSignInMessage(request.message)
    await expectAccepted({ ...request, expected: { domain: 'app.example', nonce } })
  })

  test('refuses a text that is no sign-in', async () => {
    const request = await receive(signer)
    await expect(verifySiwx({ ...request, message: 'Hello' })).rejects.toThrow(code('siwx/invalid-message'))
  })

  test('asks the verifiers of the app, and passes on the abort', async () => {
    const request = await receive(signer)
    const verify = vi.fn(async () => true)
    const { signal } = new AbortController()
    await verifySiwx({ ...request, verifiers: [{ namespace: 'eip155', verify }], signal })
    expect(verify).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ signal }))
    const failWith = (error: Error) =>
      verifySiwx({ ...request, verifiers: [{ namespace: 'eip155', verify: () => Promise.reject(error) }] })
    await expect(failWith(siwxErrors('siwx/invalid-signature'))).rejects.toThrow(code('siwx/invalid-signature'))
    const cause = new Error('down')
    await expect(failWith(cause)).rejects.toMatchObject({ code: 'siwx/verifier-unavailable', cause })
    await expect(verifySiwx({ ...request, verifiers: [] })).rejects.toThrow(
      code('siwx/no-verifier', { namespace: 'eip155' }),
    )
  })
})

describe('memoryNonces', () => {
  test('gives each out once, until it expires', () => {
    let time = 0
    const nonces = memoryNonces({ now: () => time })
    nonces.add('a', 10)
    nonces.add('b', 10)
    expect(nonces.use('a')).toBe('fresh')
    expect(nonces.use('a')).toBe('used')
    time = 9
    expect(nonces.use('a')).toBe('used')
    time = 10
    expect(nonces.use('a')).toBe('unknown')
    expect(nonces.use('b')).toBe('unknown')
    expect(nonces.use('c')).toBe('unknown')
  })

  test('makes room by forgetting what has expired, and keeps the rest', () => {
    let time = 0
    const nonces = memoryNonces({ limit: 3, now: () => time })
    nonces.add('a', 10)
    nonces.add('b', 30)
    time = 10
    for (const nonce of ['c', 'd']) nonces.add(nonce, 30)
    expect(['b', 'c', 'd'].map((nonce) => nonces.use(nonce))).toEqual(['fresh', 'fresh', 'fresh'])
  })

  test('keeps no more than it may, the newest first', () => {
    const nonces = memoryNonces({ limit: 2 })
    for (const nonce of ['a', 'b', 'c']) nonces.add(nonce, 1_000)
    expect(['a', 'b', 'c'].map((nonce) => nonces.use(nonce))).toEqual(['unknown', 'fresh', 'fresh'])
  })

  test('issues nonces for as long as somebody may take to sign', async () => {
    const add = vi.fn()
    const nonces = { add, use: () => 'fresh' as const }
    const nonce = await issueNonce({ nonces })
    expect(nonce).toMatch(/^[A-Za-z0-9]{24}$/)
    expect(add).toHaveBeenCalledWith(nonce, 600_000)
    await issueNonce({ nonces, lifetimeMs: 5 })
    expect(add).toHaveBeenLastCalledWith(expect.any(String), 5)
  })
})
