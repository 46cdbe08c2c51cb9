import { solana } from '@portico/core/networks'
import { createFakeContext, createFakeNode } from '@portico/core/testing'
import { base58, base64 } from '@scure/base'
import { expect, test } from 'vitest'
import { createRpcs } from '../rpc/createRpcs.js'
import { fakeAddresses } from '../testing/createFakeStandardWallet.js'
import { mintBytes } from '../testing/tokenBytes.js'
import { programs } from '../tokens/programs.js'
import { encode } from '../transfer/encode.js'
import { getTokenBalances } from './getTokenBalances.js'

const [address, other] = fakeAddresses
const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'

const held = (of: string, amount: unknown, state = 'initialized') => ({
  pubkey: address,
  account: { data: { parsed: { info: { mint: of, tokenAmount: { amount }, state } } } },
})

const metadata = (name: string, symbol: string, of = mint): [number, Uint8Array] => {
  const text = (value: string) => [
    ...encode([new TextEncoder().encode(value).length, 4]),
    ...new TextEncoder().encode(value),
  ]
  return [19, Uint8Array.from([...new Uint8Array(32), ...base58.decode(of), ...text(name), ...text(symbol)])]
}

function arrange(
  mints: Record<string, readonly [owner: string, data: Uint8Array]>,
  lists: Record<string, unknown[]> = {},
) {
  const fetch = createFakeNode({
    getTokenAccountsByOwner: (_: string, { programId }: { programId: string }) => ({ value: lists[programId] ?? [] }),
    getMultipleAccounts: (keys: string[]) => ({
      value: keys.map((key) => {
        const [owner, data] = mints[key] ?? []
        return data ? { owner, data: [base64.encode(data), 'base64'] } : null
      }),
    }),
  })
  const context = createFakeContext({ fetch, networks: [solana] })
  const rpc = createRpcs(context)(solana.caipNetworkId)
  const read = (...tokens: Parameters<typeof getTokenBalances>[0]['tokens']) =>
    getTokenBalances({ rpc, address, tokens })
  const readHeld = (...tokens: Parameters<typeof getTokenBalances>[0]['tokens']) =>
    getTokenBalances({ rpc, address, tokens, held: true })
  return { fetch, read, readHeld }
}

test('adds up what all accounts of the owner hold, exactly', async () => {
  const lists = { [programs.token]: [held(mint, '18446744073709551615'), held(mint, '1'), held(other, '5')] }
  const { read } = arrange({ [mint]: [programs.token, mintBytes(6)] }, lists)
  const known = { address: mint, symbol: 'USDC', name: 'USD Coin', decimals: 9, image: 'https://images.example/a.png' }
  await expect(read(known)).resolves.toEqual([{ token: { ...known, decimals: 6 }, amount: 18446744073709551616n }])
})

test('lists what else the owner holds if that is wanted, each mint once', async () => {
  const empty = 'So11111111111111111111111111111111111111112'
  const lists = {
    [programs.token]: [held(mint, '3'), held(other, '5'), held(empty, '0')],
    [programs.token2022]: [held(other, '2')],
  }
  const mints = Object.fromEntries([mint, other, empty].map((each) => [each, [programs.token, mintBytes(6)] as const]))
  const { read, readHeld } = arrange(mints, lists)
  const amounts = (balances: Awaited<ReturnType<typeof read>>) =>
    balances.map(({ token, amount }) => [token.address, amount])
  expect(amounts(await readHeld({ address: mint }))).toEqual([
    [mint, 3n],
    [other, 7n],
  ])
  expect(amounts(await readHeld())).toHaveLength(2)
  expect(amounts(await read({ address: mint }))).toEqual([[mint, 3n]])
})

test('says how much can be sent where the issuer has frozen some', async () => {
  const lists = { [programs.token]: [held(mint, '6', 'frozen'), held(mint, '3'), held(mint, '1')] }
  const { read } = arrange({ [mint]: [programs.token, mintBytes(6)] }, lists)
  await expect(read({ address: mint })).resolves.toMatchObject([{ amount: 10n, sendable: 4n }])
})

test.each([
  ['8 accounts', 8n, []],
  [
    '1 account where a hook is called',
    1n,
    [[14, Uint8Array.from([...new Uint8Array(32), ...base58.decode(other)])] as const],
  ],
])('says how much can be sent at once out of %s', async (_, most, extensions) => {
  const lists = { [programs.token2022]: Array.from({ length: 9 }, (_, at) => held(mint, String(at ? 2 : 1))) }
  const { read } = arrange({ [mint]: [programs.token2022, mintBytes(6, extensions)] }, lists)
  await expect(read({ address: mint })).resolves.toMatchObject([{ amount: 17n, sendable: most * 2n }])
})

test('reads the name that a Token-2022 mint holds, without what would break the text around it', async () => {
  const data = mintBytes(9, [metadata('Lab\u202e Fee', 'LFEE\n')])
  const { read } = arrange({ [mint]: [programs.token2022, data] }, { [programs.token2022]: [held(mint, '7')] })
  const token = { address: mint, symbol: 'LFEE', name: 'Lab Fee', decimals: 9, image: undefined }
  await expect(read({ address: mint })).resolves.toEqual([{ token, amount: 7n }])
})

test.each([
  ['none', mintBytes(9)],
  ['that of another mint', mintBytes(9, [metadata('Fake', 'USDC', other)])],
])('calls a token by its address where the mint holds %s', async (_, data) => {
  const { read } = arrange({ [mint]: [data.length > 82 ? programs.token2022 : programs.token, data] })
  const [balance] = await read({ address: mint })
  expect(balance).toMatchObject({ token: { symbol: expect.stringMatching(/^EPjF.+Dt1v$/) }, amount: 0n })
})

test('leaves out what is no token, and amounts that are none', async () => {
  const lists = { [programs.token]: [held(mint, 'lots'), null, {}] }
  const { read } = arrange({ [mint]: [programs.token, mintBytes(6)], [other]: [programs.system, mintBytes(6)] }, lists)
  await expect(read({ address: mint }, { address: other })).resolves.toMatchObject([{ amount: 0n }])
})

test('asks no node about nothing or a false address', async () => {
  const { fetch, read } = arrange({})
  await expect(read()).resolves.toEqual([])
  await expect(read({ address: '0x12' })).rejects.toMatchObject({ code: 'address/invalid' })
  expect(fetch.calls).toEqual([])
})

test('asks for the mints of many tokens in parts, as nodes give a hundred at once', async () => {
  const addresses = Array.from({ length: 201 }, (_, at) => base58.encode(new Uint8Array(32).fill(at + 1)))
  const mints = Object.fromEntries(addresses.map((each) => [each, [programs.token, mintBytes(6)] as const]))
  const { read, fetch } = arrange(mints)
  const balances = await read(...addresses.map((each) => ({ address: each })))
  expect(balances.map(({ token }) => token.address)).toEqual(addresses)
  const bodies = fetch.calls.map(({ body }) => JSON.parse(body ?? ''))
  const sizes = bodies.filter(({ method }) => method === 'getMultipleAccounts').map(({ params }) => params[0].length)
  expect(sizes).toEqual([100, 100, 1])
})
