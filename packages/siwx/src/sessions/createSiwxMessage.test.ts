import { afterEach, describe, expect, test, vi } from 'vitest'
import { createEvmSigner, createSolanaSigner } from '../testing/signers.js'
import { createSiwxMessage } from './createSiwxMessage.js'
import type { SignInWords } from './SiwxOptions.js'

const signer = createEvmSigner()
const now = Date.parse('2026-01-01T00:00:00Z')
const site = { domain: 'app.example', uri: 'https://app.example' }

const create = (
  words: SignInWords = site,
  more: { notBefore?: string; accountAddress?: string; networkName?: string } = {},
) => createSiwxMessage({ chainId: 'eip155:1', accountAddress: signer.address, words, now, ...more })

/** Has the page be at an address. */
const visit = (address: Partial<Location>) => vi.stubGlobal('location', address)
const page = { host: 'shop.example:8443', origin: 'https://shop.example:8443', pathname: '/account' }

afterEach(() => void vi.unstubAllGlobals())

describe('a message', () => {
  test('says no more than it is told', async () => {
    const { toString: _, ...fields } = await create()
    expect(fields).toEqual({
      ...{ ...site, accountAddress: signer.address, chainId: 'eip155:1', version: '1' },
      ...{ nonce: expect.stringMatching(/^[A-Za-z0-9]{24}$/), issuedAt: '2026-01-01T00:00:00.000Z' },
    })
    expect(Object.keys(fields)).toHaveLength(7)
  })

  test('says all that it is told', async () => {
    const words = { statement: 'Hello.', resources: ['ipfs://Qm1'], requestId: 'r1', lifetimeMs: 1_000 }
    const message = await create({ ...site, ...words }, { notBefore: '2025-12-31T00:00:00Z' })
    expect(message).toMatchObject({
      ...{ statement: 'Hello.', resources: ['ipfs://Qm1'], requestId: 'r1' },
      ...{ expirationTime: '2026-01-01T00:00:01.000Z', notBefore: '2025-12-31T00:00:00Z' },
    })
    const lines = ['Hello.', 'Expiration Time: 2026-01-01T00:00:01.000Z', 'Not Before: 2025-12-31T00:00:00Z']
    for (const line of [...lines, 'Request ID: r1', '- ipfs://Qm1']) {
      expect(message.toString().split('\n')).toContain(line)
    }
  })

  test('spells EVM addresses with their checksum, and others as they are', async () => {
    const { accountAddress } = await create(site, { accountAddress: signer.address.toLowerCase() })
    expect(accountAddress).toBe(signer.address)
    const { chainId, address } = createSolanaSigner()
    const message = await createSiwxMessage({ chainId, accountAddress: address, words: site, now })
    expect(message.accountAddress).toBe(address)
    // It looks like one of Ethereum, but is of a family that has no checksum.
    const small = signer.address.toLowerCase()
    const foreign = await createSiwxMessage({ chainId: 'starknet:SN_MAIN', accountAddress: small, words: site, now })
    expect(foreign.accountAddress).toBe(small)
  })

  test.each([
    [undefined, 'Ethereum'],
    ['appkit-1.7', '**blockchain**'],
    ['appkit-1.8', 'My Chain'],
  ] as const)('of wording %s is for an account of "%s"', async (wording, name) => {
    const message = await create({ ...site, wording }, { networkName: 'My Chain' })
    expect(message.toString()).toContain(`sign in with your ${name} account:`)
    expect(message).not.toHaveProperty('accountName')
  })

  test('of AppKit 1.8 names the family where the network has no name', async () => {
    const message = await create({ ...site, wording: 'appkit-1.8' })
    expect(message.toString()).toContain('sign in with your EVM Networks account:')
  })

  test('takes the nonce of a server for the account as it is spelled', async () => {
    const getNonce = vi.fn(async () => 'fromserver1')
    const message = await create({ ...site, getNonce }, { accountAddress: signer.address.toLowerCase() })
    expect(message.nonce).toBe('fromserver1')
    expect(getNonce).toHaveBeenCalledWith({ chainId: 'eip155:1', accountAddress: signer.address })
  })

  test('that could not be written is refused, before anybody is asked to sign', async () => {
    await expect(create({ ...site, statement: 'é' })).rejects.toMatchObject({ params: { field: 'statement' } })
    await expect(create({ ...site, getNonce: async () => 'short' })).rejects.toMatchObject({
      params: { field: 'nonce' },
    })
  })
})

describe('the place that it names', () => {
  test('is that of the page', async () => {
    visit(page)
    expect(await create({})).toMatchObject({ domain: 'shop.example:8443', uri: 'https://shop.example:8443/account' })
  })

  test.each([
    ['/', '/'],
    ['/a/b-c.d~e_f:1@2', '/a/b-c.d~e_f:1@2'],
    ["/!$&'()*+,;=", "/!$&'()*+,;="],
    ['/a%20b%2Fc', '/a%20b%2Fc'],
    ['/100%', '/100%25'],
    ['/%zz%2', '/%25zz%252'],
    ['/a b"<>[]|^`{}', '/a%20b%22%3C%3E%5B%5D%7C%5E%60%7B%7D'],
    ['/é', '/%C3%A9'],
  ])('is written as a URI may be: %s', async (pathname, written) => {
    visit({ ...page, pathname })
    expect((await create({})).uri).toBe(`https://shop.example:8443${written}`)
  })

  test('is that of the app where it names one', async () => {
    visit(page)
    expect(await create({ domain: 'app.example' })).toMatchObject({
      domain: 'app.example',
      uri: 'https://shop.example:8443/account',
    })
    expect(await create({ uri: 'https://app.example' })).toMatchObject({
      domain: 'shop.example:8443',
      uri: 'https://app.example',
    })
  })

  test('must be given where there is no page, or one without a host', async () => {
    const missing = (option: string) => ({ code: 'siwx/invalid-configuration', params: { option } })
    await expect(create({ uri: 'https://app.example' })).rejects.toMatchObject(missing('domain'))
    await expect(create({ domain: 'app.example' })).rejects.toMatchObject(missing('uri'))
    visit({ ...page, host: '' })
    await expect(create({ uri: 'https://app.example' })).rejects.toMatchObject(missing('domain'))
  })
})
