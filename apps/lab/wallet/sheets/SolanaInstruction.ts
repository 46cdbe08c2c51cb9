import type { Sheet } from './Sheet.js'

/** An instruction as the bytes of its transaction have it. */
export type SolanaInstruction = {
  readonly program: string
  /** Addresses in the order the program expects them. */
  readonly accounts: readonly string[]
  readonly data: Uint8Array
}

/** Token accounts by address: what they hold, and whose they are. */
export type SolanaTokens = Readonly<
  Record<string, { readonly mint: string; readonly owner: string; readonly decimals: number | null }>
>

type Part = Pick<Sheet, 'title' | 'facts'> & Partial<Pick<Sheet, 'warnings' | 'blocks'>>
/** Describes an instruction of one program, or gives `undefined` for one it does not know. */
export type DescribeProgram = (instruction: SolanaInstruction, tokens: SolanaTokens) => Part | undefined

/** Gives an account of an instruction by its place. */
export const accountAt = ({ accounts }: SolanaInstruction, index: number): string =>
  accounts[index] ?? 'an account the transaction does not name'

/** Gives the data of an instruction for reading numbers. */
export const viewOf = ({ data }: SolanaInstruction): DataView =>
  new DataView(data.buffer, data.byteOffset, data.byteLength)
