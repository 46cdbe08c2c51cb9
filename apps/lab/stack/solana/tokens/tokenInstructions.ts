import { PublicKey, SystemProgram, TransactionInstruction } from '@solana/web3.js'

/** The two token programs. */
export const tokenProgramIds = {
  token: new PublicKey('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'),
  'token-2022': new PublicKey('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'),
} as const

const associatedProgram = new PublicKey('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')

/** Discriminators of the instructions, and of those within an extension. */
const numbers = { mintTo: 7, initializeMint2: 20, transferFee: 26, reallocate: 29, memoTransfer: 30, hook: 36 } as const
const memoTransferExtension = 8

/** Sizes of mints in bytes: plain, with a transfer fee, and with a hook. */
export const mintLengths = { plain: 82, withTransferFee: 278, withHook: 234 } as const

type Place = { readonly program: PublicKey; readonly mint: PublicKey }

const write = (key: PublicKey, isSigner = false) => ({ pubkey: key, isSigner, isWritable: true })
const read = (key: PublicKey, isSigner = false) => ({ pubkey: key, isSigner, isWritable: false })
const some = (key: PublicKey) => [1, ...key.toBytes()]

function littleEndian(value: bigint, length: number): readonly number[] {
  return Array.from({ length }, (_, at) => Number((value >> BigInt(8 * at)) & 0xffn))
}

function make(programId: PublicKey, keys: TransactionInstruction['keys'], data: readonly number[]) {
  return new TransactionInstruction({ programId, keys, data: Buffer.from(data) })
}

/** Returns the associated token account of an owner. */
function getAssociatedAccount({ program, mint }: Place, owner: PublicKey): PublicKey {
  const seeds = [owner.toBytes(), program.toBytes(), mint.toBytes()]
  return PublicKey.findProgramAddressSync(seeds, associatedProgram)[0]
}

/** Initializes a new account as a mint. */
export function initializeMint({ program, mint }: Place, decimals: number, authority: PublicKey) {
  const data = [numbers.initializeMint2, decimals, ...authority.toBytes(), ...some(authority)]
  return make(program, [write(mint)], data)
}

/** Adds a transfer fee to a mint before it is initialized. */
export function initializeTransferFee(
  { program, mint }: Place,
  authority: PublicKey,
  fee: { readonly basisPoints: number; readonly maximum: bigint },
) {
  const amounts = [...littleEndian(BigInt(fee.basisPoints), 2), ...littleEndian(fee.maximum, 8)]
  return make(program, [write(mint)], [numbers.transferFee, 0, ...some(authority), ...some(authority), ...amounts])
}

/** Adds a transfer hook to a mint before it is initialized. */
export function initializeHook({ program, mint }: Place, authority: PublicKey, hook: PublicKey) {
  return make(program, [write(mint)], [numbers.hook, 0, ...authority.toBytes(), ...hook.toBytes()])
}

/** Creates the associated token account of an owner. */
export function createAssociatedAccount(place: Place, owner: PublicKey, payer: PublicKey) {
  const { program, mint } = place
  const account = getAssociatedAccount(place, owner)
  const keys = [
    write(payer, true),
    write(account),
    read(owner),
    read(mint),
    read(SystemProgram.programId),
    read(program),
  ]
  return make(associatedProgram, keys, [1])
}

/** Mints tokens to an owner. */
export function mintTo(place: Place, owner: PublicKey, authority: PublicKey, amount: bigint) {
  const keys = [write(place.mint), write(getAssociatedAccount(place, owner)), read(authority, true)]
  return make(place.program, keys, [numbers.mintTo, ...littleEndian(amount, 8)])
}

/** Makes an owner's account require a memo with each transfer. */
export function requireMemo(place: Place, owner: PublicKey): readonly TransactionInstruction[] {
  const account = getAssociatedAccount(place, owner)
  const grow = [write(account), write(owner, true), read(SystemProgram.programId), read(owner, true)]
  return [
    make(place.program, grow, [numbers.reallocate, ...littleEndian(BigInt(memoTransferExtension), 2)]),
    make(place.program, [write(account), read(owner, true)], [numbers.memoTransfer, 0]),
  ]
}
