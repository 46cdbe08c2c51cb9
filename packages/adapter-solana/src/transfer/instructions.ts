import { programs } from '../tokens/programs.js'
import { encode } from './encode.js'
import type { Instruction } from './TransferPlan.js'

/** The instructions of a transfer, encoded by hand because a token library would be ten times the size. */
export const instructions = {
  /** Sets the maximum number of compute units. */
  setComputeUnitLimit: (units: number): Instruction => ({
    program: programs.computeBudget,
    keys: [],
    data: encode([2, 1], [units, 4]),
  }),

  /** Sets the price of a compute unit, in micro-lamports. */
  setComputeUnitPrice: (microLamports: bigint): Instruction => ({
    program: programs.computeBudget,
    keys: [],
    data: encode([3, 1], [microLamports, 8]),
  }),

  /** Transfers lamports. */
  transferLamports: (p: { readonly from: string; readonly to: string; readonly lamports: bigint }): Instruction => ({
    program: programs.system,
    keys: [
      { address: p.from, signer: true, writable: true },
      { address: p.to, writable: true },
    ],
    data: encode([2, 4], [p.lamports, 8]),
  }),

  /** Creates the owner's associated token account unless it exists. */
  createAssociatedAccount: (p: {
    readonly payer: string
    readonly account: string
    readonly owner: string
    readonly mint: string
    readonly tokenProgram: string
  }): Instruction => ({
    program: programs.associatedToken,
    keys: [
      { address: p.payer, signer: true, writable: true },
      { address: p.account, writable: true },
      { address: p.owner },
      { address: p.mint },
      { address: programs.system },
      { address: p.tokenProgram },
    ],
    data: encode([1, 1]),
  }),

  /** Transfers tokens. The program checks mint and decimals, and the fee if the mint has one. */
  transferChecked: (p: {
    readonly source: string
    readonly mint: string
    readonly destination: string
    readonly owner: string
    readonly amount: bigint
    readonly decimals: number
    readonly fee?: bigint | undefined
    /** Accounts for the mint's hook. */
    readonly extras?: Instruction['keys']
    readonly tokenProgram: string
  }): Instruction => ({
    program: p.tokenProgram,
    keys: [
      { address: p.source, writable: true },
      { address: p.mint },
      { address: p.destination, writable: true },
      { address: p.owner, signer: true },
      ...(p.extras ?? []),
    ],
    data:
      p.fee === undefined
        ? encode([12, 1], [p.amount, 8], [p.decimals, 1])
        : encode([26, 1], [1, 1], [p.amount, 8], [p.decimals, 1], [p.fee, 8]),
  }),

  /** Adds a memo that the account signs. */
  memo: (signer: string, text: string): Instruction => ({
    program: programs.memo,
    keys: [{ address: signer, signer: true }],
    data: new TextEncoder().encode(text),
  }),
}
