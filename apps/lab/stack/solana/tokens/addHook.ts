import { address, lamports } from '@solana/kit'
import { PublicKey } from '@solana/web3.js'
import type { LiteSVM } from 'litesvm'
import { createSolanaKey } from '../createSolanaKey.js'
import { createHookProgram } from './createHookProgram.js'
import { tokenProgramIds } from './tokenInstructions.js'

const literal = (text: string) => [1, text.length, ...Buffer.from(text)]
const executeDiscriminator = [105, 37, 101, 197, 75, 251, 102, 26]
const flags = { read: [0, 0], write: [0, 1], signAndWrite: [1, 1] } as const

/** The extra accounts of the hook, one of each kind. Indexes: source 0, mint 1, destination 2, owner 3, this list 4. */
const extras: readonly (readonly [kind: number, config: readonly number[], flags: readonly number[]])[] = [
  [0, [...tokenProgramIds.token.toBytes()], flags.read],
  // Derived from a literal, the owner and the amount.
  [1, [...literal('lab'), 3, 3, 2, 8, 8], flags.read],
  // Derived from the owner in the destination's data.
  [1, [4, 2, 32, 32], flags.write],
  // Derived by the first of these accounts.
  [128 + 5, literal('other'), flags.read],
  // The owner in the source's data. It has signed, but hooks do not see that.
  [2, [2, 0, 32], flags.signAndWrite],
]

/**
 * Deploys a transfer hook program for a mint, and the list of its extra accounts. The program fails if it is called
 * with any other number of accounts.
 *
 * @returns The program's id.
 */
export function addHook(vm: LiteSVM, mint: PublicKey): PublicKey {
  const program = new PublicKey(createSolanaKey('portico lab hook').address)
  vm.addProgram(address(program.toBase58()), createHookProgram(5 + extras.length))
  const [list] = PublicKey.findProgramAddressSync([Buffer.from('extra-account-metas'), mint.toBytes()], program)
  const entries = extras.flatMap(([kind, config, rights]) => [
    kind,
    ...config,
    ...new Array<number>(32 - config.length).fill(0),
    ...rights,
  ])
  const data = Uint8Array.from([
    ...executeDiscriminator,
    entries.length + 4,
    0,
    0,
    0,
    extras.length,
    0,
    0,
    0,
    ...entries,
  ])
  vm.setAccount({
    address: address(list.toBase58()),
    programAddress: address(program.toBase58()),
    data,
    executable: false,
    lamports: lamports(vm.minimumBalanceForRentExemption(BigInt(data.length))),
    space: BigInt(data.length),
  })
  return program
}
