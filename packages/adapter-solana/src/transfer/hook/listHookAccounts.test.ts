import { solana } from '@portico/core/networks'
import { createFakeContext, createFakeNode } from '@portico/core/testing'
import { base58, base64 } from '@scure/base'
import { PublicKey } from '@solana/web3.js'
import { expect, test } from 'vitest'
import { createRpcs } from '../../rpc/createRpcs.js'
import { fakeAddresses } from '../../testing/createFakeStandardWallet.js'
import { accountBytes } from '../../testing/tokenBytes.js'
import { programs } from '../../tokens/programs.js'
import { encode } from '../encode.js'
import { type ListHookAccountsParameters, listHookAccounts } from './listHookAccounts.js'
import { executeDiscriminator } from './readExtraMetas.js'

const [owner, to] = fakeAddresses
const program = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const mint = 'So11111111111111111111111111111111111111112'
const source = programs.memo
const destination = programs.computeBudget
const amount = 0x0102n

const derive = (seeds: readonly Uint8Array[], of = program) =>
  PublicKey.findProgramAddressSync([...seeds], new PublicKey(of))[0].toBase58()
const text = (value: string) => new TextEncoder().encode(value)
const list = derive([text('extra-account-metas'), base58.decode(mint)])

type Entry = readonly [kind: number, config: readonly number[], flags?: readonly [number, number]]

/** Bytes of the account that holds the list; another program's entry stands before it. */
function listBytes(entries: readonly Entry[], count = entries.length): Uint8Array {
  const rows = entries.flatMap(([kind, config, flags = [0, 0]]) => [
    kind,
    ...Uint8Array.from({ length: 32 }, (_, at) => config[at] ?? 0),
    ...flags,
  ])
  const other = [...new Uint8Array(8).fill(9), ...encode([3, 4]), 1, 2, 3]
  const length = encode([rows.length + 4, 4], [count, 4])
  return Uint8Array.from([...other, ...executeDiscriminator, ...length, ...rows])
}

function arrange(data: Uint8Array | undefined, change: Partial<ListHookAccountsParameters> = {}) {
  const chain: Record<string, Uint8Array | undefined> = {
    [list]: data,
    [source]: accountBytes({ mint, owner, amount: 1n }),
  }
  const toWire = (bytes: Uint8Array | undefined) =>
    bytes ? { owner: program, data: [base64.encode(bytes), 'base64'], executable: false } : null
  const fetch = createFakeNode({
    getMultipleAccounts: (keys: string[]) => ({ value: keys.map((key) => toWire(chain[key])) }),
  })
  const rpc = createRpcs(createFakeContext({ fetch, networks: [solana] }))(solana.caipNetworkId)
  const parties = { program, source, mint, destination, owner, newOwner: undefined, amount, signal: undefined }
  return { fetch, listing: listHookAccounts(rpc, { ...parties, ...change }) }
}

const tail = [{ address: program }, { address: list }]
const bytesOf = (address: string) => [...base58.decode(address)]

test.each<[string, Entry, string]>([
  ['an address', [0, bytesOf(to)], to],
  ['one derived from a word and an account', [1, [1, 2, 97, 98, 3, 3]], derive([text('ab'), base58.decode(owner)])],
  ['one derived from the amount', [1, [2, 8, 8]], derive([encode([amount, 8])])],
  ['one derived from data of an account', [1, [4, 0, 32, 32]], derive([base58.decode(owner)])],
  ['one derived from another program', [128 + 1, [1, 1, 97]], derive([text('a')], mint)],
  ['one inside data of an account', [2, [2, 0, 0]], mint],
])('finds %s', async (_, entry, address) => {
  await expect(arrange(listBytes([entry])).listing).resolves.toEqual([{ address }, ...tail])
})

test('goes by those found before, and reads no account twice', async () => {
  const entries: Entry[] = [
    [0, bytesOf(to), [0, 1]],
    [1, [3, 5, 4, 0, 0, 8]],
    [1, [3, 6, 4, 0, 8, 8]],
  ]
  const { listing, fetch } = arrange(listBytes(entries))
  const first = derive([base58.decode(to), base58.decode(mint).slice(0, 8)])
  const second = derive([base58.decode(first), base58.decode(mint).slice(8, 16)])
  await expect(listing).resolves.toEqual([
    { address: to, writable: true },
    { address: first },
    { address: second },
    ...tail,
  ])
  expect(fetch.calls).toHaveLength(2)
})

test('knows the data of an account that the same transaction opens', async () => {
  const entry: Entry = [1, [4, 2, 32, 32]]
  const { listing } = arrange(listBytes([entry]), { newOwner: to })
  await expect(listing).resolves.toEqual([{ address: derive([base58.decode(to)]) }, ...tail])
})

test('gives the hook no right over the accounts of the transfer', async () => {
  const entries: Entry[] = [
    [0, bytesOf(owner), [1, 1]],
    [0, bytesOf(source), [0, 1]],
  ]
  await expect(arrange(listBytes(entries)).listing).resolves.toEqual([{ address: owner }, { address: source }, ...tail])
})

test.each([
  ['there is no list', undefined],
  ['the list holds nothing for transfers', new Uint8Array(20).fill(9)],
])('names the program alone when %s', async (_, data) => {
  await expect(arrange(data).listing).resolves.toEqual([{ address: program }])
})

test.each<[string, Uint8Array]>([
  ['wants a signature of somebody else', listBytes([[0, bytesOf(to), [1, 0]]])],
  ['wants more accounts than fit', listBytes(Array.from({ length: 19 }, (_, at) => [0, [at + 1]] as const))],
  ['is cut off', listBytes([[0, bytesOf(to)]]).slice(0, -1)],
  ['counts more than it holds', listBytes([[0, bytesOf(to)]], 2)],
  ['describes an account in an unknown way', listBytes([[3, []]])],
  ['describes a seed in an unknown way', listBytes([[1, [9]]])],
  ['describes an address in an unknown way', listBytes([[2, [9]]])],
  ['has a word that is cut off', listBytes([[1, [1, 31, 97]]])],
  ['has a description that is cut off', listBytes([[1, [1, 29, ...new Uint8Array(29), 2]]])],
  ['points outside of the accounts', listBytes([[1, [3, 5]]])],
  ['points at a program outside of the accounts', listBytes([[128 + 5, [1, 1, 97]]])],
  ['points outside of the argument', listBytes([[1, [2, 15, 2]]])],
  ['points into an account that does not exist', listBytes([[1, [4, 2, 0, 1]]])],
])('refuses the token when the list %s', async (_, data) => {
  const params = { mint, extension: 'transferHook' }
  await expect(arrange(data).listing).rejects.toMatchObject({ code: 'solana/unsupported-token', params })
})

test('tells of a node that gives no accounts, not of the token', async () => {
  const { listing, fetch } = arrange(listBytes([]))
  fetch.respond({ json: { jsonrpc: '2.0', id: 1, result: { value: 7 } } })
  await expect(listing).rejects.toMatchObject({ code: 'solana/rpc-failed' })
})
