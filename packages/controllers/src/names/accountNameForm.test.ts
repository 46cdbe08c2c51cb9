import { walletErrors } from '@portico/core'
import { createFakeFetch, type FakeAnswer } from '@portico/core/testing'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { getPart } from '../instance/getPart.js'
import { createTestPortico } from '../testing/createTestPortico.js'
import { accountNamePart } from './accountNamePart.js'
import { confirmAccountName } from './confirmAccountName.js'
import { resetAccountName } from './resetAccountName.js'
import { setAccountNameText } from './setAccountNameText.js'
import { startAccountName } from './startAccountName.js'
import { watchAccountName } from './watchAccountName.js'

const free: FakeAnswer = { json: {}, status: 404 }
const taken: FakeAnswer = { json: { name: 'x.reown.id', addresses: { 60: { address: `0x${'1'.repeat(40)}` } } } }
const suggestions = [{ name: 'alice7.reown.id', registered: false }]

type Service = {
  lookup: (name: string) => FakeAnswer | Promise<FakeAnswer>
  posted: FakeAnswer
  names: FakeAnswer
  suggested: FakeAnswer
}

async function arrange(answers: Partial<Service> = {}) {
  vi.stubGlobal('location', { origin: 'https://app.example', hostname: 'app.example' })
  const service: Service = {
    lookup: () => free,
    posted: { json: {} },
    names: { json: [] },
    suggested: { json: { suggestions } },
    ...answers,
  }
  const fetch = createFakeFetch(({ url: { pathname }, method }) => {
    if (pathname === '/v1/supported-chains') return { json: { http: ['eip155:1'] } }
    if (pathname.startsWith('/v1/profile/suggestions/')) return service.suggested
    if (pathname.startsWith('/v1/profile/reverse/')) return service.names
    return method === 'POST' ? service.posted : service.lookup(pathname.split('/').at(-1) ?? '')
  })
  vi.stubGlobal('fetch', fetch)
  const test = createTestPortico({ services: { blockchainApi: 'https://data.example' } })
  const { portico, clock } = test
  onTestFinished(() => portico.destroy())
  await test.connect({ networkId: 'eip155:1' })
  const signMessage = vi.fn(async (_: object) => '0x1b')
  test.adapter.setActions({ signMessage })
  const read = () => getPart(portico, accountNamePart)
  const looked = () => fetch.calls.filter(({ url }) => url.pathname.startsWith('/v1/profile/account/')).length
  const type = async (text: string) => {
    setAccountNameText(portico, { text })
    await clock.advance(500)
    await vi.waitFor(() => expect(read().availability).not.toBe('checking'))
    await vi.waitFor(() => expect(read().suggestionsStatus).not.toBe('loading'))
    return read()
  }
  await startAccountName(portico)
  return { ...test, service, signMessage, read, looked, type, fetch }
}

afterEach(() => vi.unstubAllGlobals())

it('tells what is free once the person pauses, with names like it', async () => {
  const { type, looked, portico, read } = await arrange()
  for (const text of ['a', 'al', 'ali', 'alic']) setAccountNameText(portico, { text })
  expect(read()).toMatchObject({ availability: 'checking', name: 'alic.reown.id' })
  expect(await type('alice')).toMatchObject({
    availability: 'available',
    name: 'alice.reown.id',
    suggestions: ['alice7.reown.id'],
  })
  expect(looked()).toBe(1)
})

it('tells what nobody can register without asking', async () => {
  const { type, looked } = await arrange()
  expect(await type('abc')).toMatchObject({ availability: 'invalid', problem: { params: { reason: 'too-short' } } })
  expect(await type('ann lee')).toMatchObject({
    availability: 'invalid',
    problem: { params: { reason: 'characters' } },
  })
  expect(await type(' ')).toMatchObject({ availability: 'empty', problem: undefined })
  expect(looked()).toBe(0)
})

it('an older answer never stands for newer input', async () => {
  let answer = (_: FakeAnswer) => {}
  const slow = new Promise<FakeAnswer>((resolve) => (answer = resolve))
  const { portico, clock, type, read, looked } = await arrange({
    lookup: (name) => (name.startsWith('alice') ? slow : taken),
  })
  setAccountNameText(portico, { text: 'alice' })
  await clock.advance(500)
  await vi.waitFor(() => expect(looked()).toBe(1))
  expect(await type('bobby')).toMatchObject({ availability: 'taken', name: 'bobby.reown.id' })
  answer(free)
  await clock.flush()
  expect(read().availability).toBe('taken')
})

it('an error is an error, and the same input asks again', async () => {
  const { type, service } = await arrange({ lookup: () => ({ json: {}, status: 400 }) })
  expect(await type('alice')).toMatchObject({ availability: 'failed', problem: { code: 'name/check-failed' } })
  service.lookup = () => free
  expect(await type('alice')).toMatchObject({ availability: 'available', problem: undefined })
})

it('works without suggestions', async () => {
  const { type } = await arrange({ suggested: { json: {}, status: 400 } })
  expect(await type('alice')).toMatchObject({ availability: 'available', suggestionsStatus: 'error', suggestions: [] })
})

it('registers what was typed, and starts anew afterwards', async () => {
  const { portico, type, read, signMessage } = await arrange()
  await type('alice')
  signMessage.mockImplementationOnce(async () => {
    expect(read().phase).toBe('signing')
    expect(() => setAccountNameText(portico, { text: 'bobby' })).toThrow('registered already')
    await expect(confirmAccountName(portico)).rejects.toMatchObject({ code: 'name/in-progress' })
    return '0x1b'
  })
  await expect(confirmAccountName(portico)).resolves.toBe('alice.reown.id')
  expect(read()).toMatchObject({ phase: 'registered', name: 'alice.reown.id', owned: 'alice.reown.id' })
  await startAccountName(portico)
  expect(read()).toMatchObject({ phase: 'draft', text: '' })
})

it('keeps what was typed when it is declined, or fails', async () => {
  const { portico, type, read, signMessage, service } = await arrange()
  await type('alice')
  signMessage.mockRejectedValueOnce(walletErrors('wallet/rejected'))
  await expect(confirmAccountName(portico)).resolves.toBeUndefined()
  expect(read()).toMatchObject({ phase: 'draft', declined: true, text: 'alice', error: undefined })
  service.posted = { json: {}, status: 400 }
  await expect(confirmAccountName(portico)).rejects.toMatchObject({ code: 'name/registration-failed' })
  expect(read()).toMatchObject({
    phase: 'draft',
    declined: false,
    text: 'alice',
    error: { code: 'name/registration-failed' },
  })
})

it('tells that somebody else was faster', async () => {
  const { portico, type, read, service } = await arrange()
  await type('alice')
  service.lookup = () => taken
  await expect(confirmAccountName(portico)).rejects.toMatchObject({ code: 'name/taken' })
  expect(read()).toMatchObject({ phase: 'draft', availability: 'taken', error: undefined, text: 'alice' })
})

it('stops waiting for a wallet that does not answer, and starts anew when cleared', async () => {
  const { portico, type, read, signMessage } = await arrange()
  await type('alice')
  signMessage.mockImplementationOnce(() => new Promise(() => {}))
  const waiting = new AbortController()
  const confirming = confirmAccountName(portico, { signal: waiting.signal })
  await vi.waitFor(() => expect(signMessage).toHaveBeenCalled())
  waiting.abort()
  await expect(confirming).rejects.toMatchObject({ code: 'connection/aborted' })
  expect(read()).toMatchObject({ phase: 'draft', error: undefined, text: 'alice' })
  const texts: string[] = []
  onTestFinished(watchAccountName(portico, ({ text }) => texts.push(text)))
  resetAccountName(portico)
  await vi.waitFor(() => expect(texts).toEqual(['alice', '']))
  expect(read()).toMatchObject({ text: '', availability: 'empty' })
})

it('knows the name of the account, and of no other one', async () => {
  const { portico, read, service, connectors } = await arrange()
  expect(read().owned).toBeUndefined()
  const address = read().address
  service.names = { json: [{ name: 'mine.reown.id', addresses: { 60: { address: `0x${'2'.repeat(40)}` } } }] }
  connectors[0]?.connection.setAccounts('eip155', [`0x${'2'.repeat(40)}`])
  await startAccountName(portico)
  expect(read().address).not.toBe(address)
  expect(read().owned).toBe('mine.reown.id')
})
