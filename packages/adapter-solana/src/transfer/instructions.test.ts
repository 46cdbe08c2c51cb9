import { ComputeBudgetProgram, PublicKey, SystemProgram } from '@solana/web3.js'
import { expect, test } from 'vitest'
import { fakeAddresses } from '../testing/createFakeStandardWallet.js'
import { programs } from '../tokens/programs.js'
import { getAssociatedAccount } from './getAssociatedAccount.js'
import { instructions } from './instructions.js'

const [from, to] = fakeAddresses
const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const toHex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
const toFlags = (keys: ReturnType<typeof instructions.memo>['keys']) =>
  keys.map(({ address, signer = false, writable = false }) => [address, signer, writable])

test('encodes calls of the runtime as its own library does', () => {
  const lamports = 2n ** 63n + 1n
  const transfer = SystemProgram.transfer({ fromPubkey: new PublicKey(from), toPubkey: new PublicKey(to), lamports })
  const own = instructions.transferLamports({ from, to, lamports })
  expect(toHex(own.data)).toBe(toHex(transfer.data))
  expect(toFlags(own.keys)).toEqual(transfer.keys.map((key) => [key.pubkey.toBase58(), key.isSigner, key.isWritable]))
  const limit = ComputeBudgetProgram.setComputeUnitLimit({ units: 1_400_000 })
  expect(toHex(instructions.setComputeUnitLimit(1_400_000).data)).toBe(toHex(limit.data))
  const price = ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 5_000_000_000 })
  expect(toHex(instructions.setComputeUnitPrice(5_000_000_000n).data)).toBe(toHex(price.data))
})

const call = { source: from, mint, destination: to, owner: from, tokenProgram: programs.token }
const keys = [
  [from, false, true],
  [mint, false, false],
  [to, false, true],
  [from, true, false],
]

test('encodes transfers of tokens byte by byte, with and without a fee', () => {
  const plain = instructions.transferChecked({ ...call, amount: 2n ** 64n - 1n, decimals: 6 })
  expect(toHex(plain.data)).toBe('0cffffffffffffffff06')
  expect(toFlags(plain.keys)).toEqual(keys)
  const taxed = instructions.transferChecked({ ...call, amount: 1_000_000n, decimals: 9, fee: 10_000n })
  expect(toHex(taxed.data)).toBe('1a0140420f0000000000091027000000000000')
  expect(toFlags(taxed.keys)).toEqual(keys)
})

test('encodes the opening of an account, which does nothing when it is open', () => {
  const { tokenProgram } = call
  const open = instructions.createAssociatedAccount({ payer: from, account: to, owner: from, mint, tokenProgram })
  expect([open.program, toHex(open.data)]).toEqual([programs.associatedToken, '01'])
  expect(toFlags(open.keys)).toEqual([
    [from, true, true],
    [to, false, true],
    [from, false, false],
    [mint, false, false],
    [programs.system, false, false],
    [programs.token, false, false],
  ])
})

test.each([
  [programs.token, '8qivCif5vUJSnr2PyYqeBM8hWDUZn1RUSv6mKBBSvJ92'],
  [programs.token2022, '7HW9Wej7i58rutPmfi6pxHsHXPsuex7YkzwkRig3sY2y'],
])('finds the associated account of program %s', async (tokenProgram, account) => {
  await expect(getAssociatedAccount({ owner: from, mint, tokenProgram })).resolves.toBe(account)
})

test('writes a memo that the sender signs', () => {
  expect(instructions.memo(from, 'ü')).toMatchObject({ keys: [{ signer: true }], data: new Uint8Array([0xc3, 0xbc]) })
})
