import { createPortico } from '@portico/controllers'
import { expect, test } from 'vitest'
import { createOptions } from '../web/options/createOptions.js'
import { fields } from '../web/options/fields.js'
import { presets } from '../web/options/presets.js'
import { readFields } from '../web/options/readFields.js'
import { writeFields } from '../web/options/writeFields.js'

const contracts = { LAB: '0x1', LUSD: '0x2' }
const manifest = {
  web: 'http://localhost:4400',
  services: {},
  chains: { 'eip155:1': { rpc: 'http://127.0.0.1:4401', contracts } },
  accounts: {},
}

test('names of parameters are unique', () => {
  const names = fields.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test('usual values leave the URL empty, others come back from it', () => {
  expect(writeFields(readFields(''), '')).toBe('')
  const search = '?theme=dark&features.send=off&networks=1,8453&terms=https://example.com/terms?a%3Db%26c'
  const values = readFields(search)
  expect(values).toMatchObject({ theme: 'dark', 'features.send': 'off', terms: 'https://example.com/terms?a=b&c' })
  expect(readFields(writeFields(values, ''))).toEqual(values)
})

test('parameters that are no options stay', () => {
  expect(writeFields(readFields('?theme=dark'), '?labWallet=auto')).toBe('?labWallet=auto&theme=dark')
})

test('a choice that does not exist is the usual one', () => {
  expect(readFields('?theme=pink&tokens=maybe')).toMatchObject({ theme: 'system', tokens: 'on' })
})

test('every ready-made link makes an instance', () => {
  for (const [name, search] of presets)
    expect(() => createPortico(createOptions(readFields(search), manifest)), name).not.toThrow()
})

test('options become what createPortico takes', () => {
  const search =
    '?networks=1,base&network=8453&rpc=1%3Dhttp://a.example%20eip155:1%3Dhttp://b.example&features.socials=&accent=red'
  expect(createOptions(readFields(search), manifest)).toMatchObject({
    networks: [{ id: 1, rpcUrls: { default: { http: ['http://127.0.0.1:4401'] } } }, { id: 8453 }],
    defaultNetwork: 'eip155:8453',
    customRpcUrls: { 'eip155:1': ['http://a.example', 'http://b.example'] },
    features: { socials: false, send: true },
    themeVariables: { '--w3m-accent': 'red' },
    tokens: { 'eip155:1': [{ symbol: 'LAB' }, { symbol: 'LUSD', decimals: 6 }] },
  })
})

test('says which network does not exist', () => {
  expect(() => createOptions(readFields('?networks=1,nowhere'), manifest)).toThrow('There is no network nowhere')
})
