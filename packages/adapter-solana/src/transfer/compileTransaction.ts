import type { Instruction } from './TransferPlan.js'

export type CompileParameters = {
  readonly payer: string
  readonly instructions: readonly Instruction[]
  readonly blockhash: string
}

/**
 * Builds an unsigned legacy transaction, which every wallet understands.
 *
 * @param parameters Who pays, what is called, and the blockhash that ends its life.
 * @returns The transaction's bytes, with zeros where the signature goes.
 */
export async function compileTransaction({ payer, instructions, blockhash }: CompileParameters): Promise<Uint8Array> {
  const { PublicKey, TransactionInstruction, TransactionMessage, VersionedTransaction } = await import(
    '@solana/web3.js'
  )
  const calls = instructions.map(
    ({ program, keys, data }) =>
      new TransactionInstruction({
        programId: new PublicKey(program),
        keys: keys.map(({ address, signer = false, writable = false }) => ({
          pubkey: new PublicKey(address),
          isSigner: signer,
          isWritable: writable,
        })),
        // Typed as Node's Buffer, but only its bytes are read.
        data: data as InstanceType<typeof TransactionInstruction>['data'],
      }),
  )
  const message = new TransactionMessage({
    payerKey: new PublicKey(payer),
    recentBlockhash: blockhash,
    instructions: calls,
  })
  return new VersionedTransaction(message.compileToLegacyMessage()).serialize()
}
