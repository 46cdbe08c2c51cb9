import { createPortico } from '@portico/controllers'
import { expect, test, vi } from 'vitest'
import { createLabClock } from '../web/options/createLabClock.js'
import { createOptions } from '../web/options/createOptions.js'
import { fields } from '../web/options/fields.js'
import { presets } from '../web/options/presets.js'
import { readFields } from '../web/options/readFields.js'
import { writeFields } from '../web/options/writeFields.js'

const contracts = { LAB: '0x1', LUSD: '0x2' }
const manifest = {
  web: 'http://localhost:4400',
  services: { relay: 'ws://relay.example', api: 'http://api.example', pulse: 'http://api.example' },
  chains: { 'eip155:1': { rpc: 'http://127.0.0.1:4401', contracts } },
  accounts: { eip155: [{ address: '0x3', privateKey: '0x4' }] },
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
    '?solana=off&networks=1,base&network=8453&rpc=1%3Dhttp://a.example%20eip155:1%3Dhttp://b.example&features.socials=&accent=red'
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

test('services are those of the lab, at a path of their own, or others', () => {
  const read = (search: string) => createOptions(readFields(search), manifest).services
  const lab = { relay: 'ws://relay.example', catalogue: 'http://api.example', pulse: 'http://api.example' }
  expect(read('')).toEqual(lab)
  expect(read('?catalogue=/many&relay=ws://other.example&services.auth=http://auth.example')).toEqual({
    ...lab,
    catalogue: 'http://api.example/many',
    relay: 'ws://other.example',
    auth: 'http://auth.example',
  })
})

test('wallets of the app are JSON, lists of ids count only when there is one', () => {
  const read = (search: string) => createOptions(readFields(search), manifest)
  expect(read('?includeWalletIds=a,b&customWallets=[{"id":"c"}]')).toMatchObject({
    includeWalletIds: ['a', 'b'],
    excludeWalletIds: undefined,
    customWallets: [{ id: 'c' }],
  })
  expect(() => read('?customWallets={}')).toThrow('must be a list')
})

test('a made-up visitor is there before the start', () => {
  expect(createOptions(readFields('?initialState=visitor'), manifest).initialState).toMatchObject({
    accounts: { eip155: { address: '0x3' } },
  })
})

test("the lab's clock goes on by itself and can be put forward", () => {
  vi.useFakeTimers()
  const clock = createLabClock()
  const [soon, late, never] = [vi.fn(), vi.fn(), vi.fn()]
  const start = clock.now()
  clock.setTimeout(soon, 100)
  clock.setTimeout(late, 240_000)
  clock.setTimeout(never, 50)()
  vi.advanceTimersByTime(100)
  clock.advance(239_000)
  vi.advanceTimersByTime(899)
  expect([soon.mock.calls.length, late.mock.calls.length]).toEqual([1, 0])
  vi.advanceTimersByTime(1)
  expect([late.mock.calls.length, never.mock.calls.length]).toEqual([1, 0])
  expect(clock.now() - start).toBe(240_000)
  vi.useRealTimers()
})

test('Solana is added with its local chain, in the space that is asked for', () => {
  const ws = 'ws://127.0.0.1:4431'
  const solana = { rpc: 'http://127.0.0.1:4430', ws, contracts: { LUSD: 'mint', LFEE: 'other' } }
  const both = { ...manifest, chains: { ...manifest.chains, 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': solana } }
  const readAdapters = (search: string) =>
    createOptions(readFields(search), both).adapters?.map(({ namespace }) => namespace)
  expect(readAdapters('')).toEqual(['eip155', 'solana'])
  expect(readAdapters('?solana=off')).toEqual(['eip155'])
  expect(readAdapters('?adapters=&networks=solanaDevnet')).toEqual(['solana'])
  expect(createOptions(readFields('?networks=1&solanaSpace=/mine'), both)).toMatchObject({
    networks: [
      { id: 1 },
      { rpcUrls: { default: { http: ['http://127.0.0.1:4430/mine'], webSocket: ['ws://127.0.0.1:4431/mine'] } } },
    ],
    tokens: {
      'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': [
        { symbol: 'LUSD', decimals: 6 },
        { symbol: 'LFEE', decimals: 9 },
      ],
    },
  })
})
