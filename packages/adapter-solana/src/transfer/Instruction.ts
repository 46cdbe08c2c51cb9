/** A call of a program, in plain data. */
export type Instruction = {
  readonly program: string
  readonly keys: readonly { readonly address: string; readonly signer?: true; readonly writable?: true }[]
  readonly data: Uint8Array
}
