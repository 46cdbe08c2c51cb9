import { programs } from '../tokens/programs.js'

/**
 * Works out the address of an owner's associated token account.
 *
 * @param parameters The owner, the mint and the program of the token.
 */
export async function getAssociatedAccount(parameters: {
  readonly owner: string
  readonly mint: string
  readonly tokenProgram: string
}): Promise<string> {
  const { PublicKey } = await import('@solana/web3.js')
  const { owner, tokenProgram, mint } = parameters
  const seeds = [owner, tokenProgram, mint].map((address) => new PublicKey(address).toBytes())
  const [address] = PublicKey.findProgramAddressSync(seeds, new PublicKey(programs.associatedToken))
  return address.toBase58()
}
