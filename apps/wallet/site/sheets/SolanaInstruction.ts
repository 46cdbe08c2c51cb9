import type { Sheet } from './Sheet.js'

/** An instruction as encoded in its transaction. */
export type SolanaInstruction = {
  readonly program: string
  /** Addresses in the order that the program expects. */
  readonly accounts: readonly string[]
  readonly data: Uint8Array
}

/** Token accounts by address, with their mint and owner. */
export type SolanaTokens = Readonly<
  Record<string, { readonly mint: string; readonly owner: string; readonly decimals: number | null }>
>

type Part = Pick<Sheet, 'title' | 'facts'> & Partial<Pick<Sheet, 'warnings' | 'blocks'>>
/** Describes an instruction of one program, or returns `undefined` if it is unknown. */
export type DescribeProgram = (instruction: SolanaInstruction, tokens: SolanaTokens) => Part | undefined

/** Returns an account of an instruction by its index. */
export const accountAt = ({ accounts }: SolanaInstruction, index: number): string =>
  accounts[index] ?? 'an account the transaction does not name'

/** Returns a view of an instruction's data for reading numbers. */
export const viewOf = ({ data }: SolanaInstruction): DataView =>
  new DataView(data.buffer, data.byteOffset, data.byteLength)
