import { type PorticoError, siwxErrors } from '@portico/core'
import { httpErrors } from '@portico/core/internal'
import { createFakeContext } from '@portico/core/testing'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createSignInMessage } from '../message/createSignInMessage.js'
import { parseSignInMessage } from '../message/parseSignInMessage.js'
import { createEvmSigner } from '../testing/signers.js'
import { createSessionVerifier, isFinal, isOutage } from './createSessionVerifier.js'
import type { DefaultSiwxOptions } from './SiwxOptions.js'

const signer = createEvmSigner()
const place = { domain: 'app.example', uri: 'https://app.example/login' }

/** Has an account sign at a place. */
async function sign({ domain, uri }: { readonly domain: string; readonly uri: string }) {
  const issuedAt = '2026-01-01T00:00:00.000Z'
  const account = { chainId: signer.chainId, accountAddress: signer.address }
  const message = createSignInMessage({ domain, uri, issuedAt, ...account })
  const { accountName: _, ...data } = parseSignInMessage(message)
  return { data, message, signature: await signer.sign(message) }
}

const createVerifier = (options: DefaultSiwxOptions = {}, given: Parameters<typeof createFakeContext>[0] = {}) =>
  createSessionVerifier(options, createFakeContext(given))

afterEach(() => void vi.unstubAllGlobals())

describe('the place of a sign-in', () => {
  test.each([
    ['https://app.example/login', 'https://app.example/other?a=1'],
    ['https://app.example', 'https://app.example/login'],
    ['HTTPS://App.Example/login', 'https://app.example/'],
    ['http://app.example/login', 'http://app.example/other'],
    ['did:web:app.example', 'did:web:app.example'],
    ['urn:https://app.example', 'urn:https://app.example'],
    [undefined, 'https://app.example/anything'],
  ])('is any of the origin of %s: %s', async (uri, signed) => {
    await createVerifier({ domain: 'app.example', uri })(await sign({ ...place, uri: signed }))
  })

  test.each([
    ['https://app.example/login', 'http://app.example/login'],
    ['https://app.example/login', 'https://app.example:8443/login'],
    ['did:web:app.example', 'did:web:app.example:other'],
    ['urn:https://app.example', 'https://app.example'],
    [undefined, 'https://evil.example/'],
  ])('is not of %s: %s', async (uri, signed) => {
    const session = await sign({ ...place, uri: signed })
    const verifying = createVerifier({ domain: 'app.example', uri })(session)
    await expect(verifying).rejects.toMatchObject({ code: 'siwx/uri-mismatch' })
  })

  test('is that of the page unless the app names another', async () => {
    vi.stubGlobal('location', { host: 'app.example' })
    await createVerifier()(await sign(place))
    const elsewhere = await sign({ domain: 'evil.example', uri: 'https://evil.example' })
    await expect(createVerifier()(elsewhere)).rejects.toMatchObject({ code: 'siwx/domain-mismatch' })
  })
})

describe('the signature', () => {
  test('is verified once in a while, each by itself, until the instance ends', async () => {
    const verify = vi.fn(async () => true)
    const context = createFakeContext({ lifetime: new AbortController().signal })
    const check = createSessionVerifier({ ...place, verifiers: [{ namespace: 'eip155', verify }] }, context)
    const session = await sign(place)
    await check(session)
    await context.clock.advance(299_999)
    await check(session)
    expect(verify).toHaveBeenCalledTimes(1)
    expect(verify).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ signal: context.lifetime }))
    await check({ ...session, signature: '0x12' })
    await check(await sign(place))
    expect(verify).toHaveBeenCalledTimes(3)
    await context.clock.advance(1)
    await check(session)
    expect(verify).toHaveBeenCalledTimes(4)
  })

  test('that was refused is verified again', async () => {
    const verify = vi.fn(async () => true).mockResolvedValueOnce(false)
    const check = createVerifier({ ...place, verifiers: [{ namespace: 'eip155', verify }] })
    const session = await sign(place)
    await expect(check(session)).rejects.toMatchObject({ code: 'siwx/invalid-signature' })
    await check(session)
  })

  test('may be of a text with a small address only where the wallet wrote it', async () => {
    const { data, message: text } = await sign(place)
    const message = text.replace(signer.address, signer.address.toLowerCase())
    const session = { data, message, signature: await signer.sign(message) }
    await expect(createVerifier(place)(session)).rejects.toMatchObject({ params: { field: 'accountAddress' } })
    const s = { t: 'eip191', s: session.signature }
    await createVerifier(place)({ ...session, cacao: { h: { t: 'caip122' }, p: { iss: 'did:pkh:eip155:1:0x1' }, s } })
  })
})

describe('what an error says of a sign-in', () => {
  const url = 'https://node.example'
  test.each<[string, unknown, boolean, boolean]>([
    ['it is spoilt', siwxErrors('siwx/invalid-message', { field: 'uri' }), true, false],
    ['it is not of the account', siwxErrors('siwx/invalid-signature'), true, false],
    ['it is over', siwxErrors('siwx/expired', { expirationTime: 'x' }), true, false],
    ['it is not valid yet', siwxErrors('siwx/not-yet-valid', { notBefore: 'x' }), false, false],
    ['it is of a time to come', siwxErrors('siwx/issued-in-future', { issuedAt: 'x' }), false, false],
    ['nobody verifies such', siwxErrors('siwx/no-verifier', { namespace: 'x' }), false, true],
    ['nobody could be asked', siwxErrors('siwx/verifier-unavailable', { chainId: 'eip155:1' }), false, true],
    ['nobody knows the site', siwxErrors('siwx/invalid-configuration', { option: 'domain' }), false, true],
    ['the network failed', httpErrors('http/network', { url }) as PorticoError, false, true],
    ['something else failed', new Error('siwx/expired'), false, true],
  ])('%s', (_, error, isForEver, isUnknown) => {
    expect([isFinal(error), isOutage(error)]).toEqual([isForEver, isUnknown])
  })
})
