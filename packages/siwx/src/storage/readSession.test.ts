import { memoryStorage } from '@portico/core'
import { describe, expect, test } from 'vitest'
import { webSignIns } from './signInStorages.js'

const address = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const data = {
  ...{ accountAddress: address, chainId: 'eip155:1', domain: 'app.example', uri: 'https://app.example' },
  ...{ version: '1', nonce: 'k3jf8sd9' },
}
const more = {
  ...{ statement: 'Hello.', issuedAt: '2026-01-01T00:00:00Z', expirationTime: '2026-01-02T00:00:00Z' },
  ...{ notBefore: '2026-01-01T00:00:00Z', requestId: 'r1', resources: ['https://app.example/terms', 'ipfs://Qm1'] },
}
const cacao = { h: { t: 'caip122' }, p: { iss: 'did:pkh:eip155:1:0x1' }, s: { t: 'eip191', s: '0x1' } }

/** Reads what a storage holds in place of a session, as the account's. */
async function read(fields: object, given: object = {}) {
  const sound = { data: { ...data, nonce: 'another1' }, message: 'kept', signature: '0x2' }
  const stored = { data: { ...data, ...fields }, message: 'm', signature: '0x1', ...given }
  const port = memoryStorage({ '@appkit/siwx': JSON.stringify([stored, sound]) })
  const found = await webSignIns({ port }).get('eip155:1', address)
  // What cannot be read takes nothing with it.
  expect(found).toContainEqual(sound)
  return found.filter(({ message }) => message !== 'kept')
}

describe('what a storage holds', () => {
  test.each([
    ['the fields of every message', data],
    ['all fields', { ...data, ...more }],
    ['no resources', { ...data, resources: [] }],
  ])('is read with %s', async (_, fields) => {
    expect(await read(fields)).toEqual([{ data: fields, message: 'm', signature: '0x1' }])
  })

  test.each(Object.keys(more))('is read without what another library wrote as an empty %s', async (name) => {
    const left = Object.fromEntries(Object.entries(more).filter(([key]) => key !== name))
    expect(await read({ ...more, [name]: null })).toEqual([
      { data: { ...data, ...left }, message: 'm', signature: '0x1' },
    ])
  })

  test('is read without what no message has', async () => {
    expect(await read({ other: 'x' })).toEqual([{ data, message: 'm', signature: '0x1' }])
  })

  test.each([...Object.keys(data), ...Object.keys(more)])('is left out when %s is something else', async (name) => {
    for (const value of [7, {}, [7], ['x', 7], true]) expect(await read({ ...more, [name]: value })).toEqual([])
  })

  test.each(Object.keys(data))('is left out without %s', async (name) => {
    expect(await read({ [name]: undefined })).toEqual([])
    expect(await read({ [name]: null })).toEqual([])
  })

  test('is read with the form that one-click authentication gave it', async () => {
    expect(await read({}, { cacao })).toEqual([{ data, message: 'm', signature: '0x1', cacao }])
  })

  test.each([
    ...[null, 7, 'x', [], {}, { h: cacao.h }],
    ...[
      { ...cacao, h: undefined },
      { ...cacao, h: {} },
      { ...cacao, h: { t: 1 } },
    ],
    ...[
      { ...cacao, p: null },
      { ...cacao, p: {} },
      { ...cacao, p: { iss: 1 } },
    ],
    ...[
      { ...cacao, s: 'x' },
      { ...cacao, s: { t: 'eip191' } },
      { ...cacao, s: { s: '0x1' } },
      { ...cacao, s: { t: 1, s: '0x1' } },
    ],
  ])('is read without a form that is none: %j', async (broken) => {
    const [session] = await read({}, { cacao: broken })
    expect(session).toEqual({ data, message: 'm', signature: '0x1' })
    expect(session).not.toHaveProperty('cacao')
  })
})
