import {
  createAssociatedTokenAccountIdempotentInstruction,
  createTransferCheckedInstruction,
  getAssociatedTokenAddressSync,
  TOKEN_PROGRAM_ID,
} from '@solana/spl-token'
import {
  Connection,
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  type TransactionInstruction,
} from '@solana/web3.js'
import type { SolanaKey } from '../../stack/solana/createSolanaKey.js'
import { solanaWalletKeys } from '../../stack/solana/solanaAccounts.js'
import { solanaChainId } from '../../stack/solana/solanaChain.js'
import { solanaItem, solanaTokens } from '../../stack/solana/tokens/solanaTokens.js'
import type { LabManifest } from '../../stack/web/createManifest.js'

/** The local Solana chain, read by web3.js over the manifest's RPC URL instead of through the app. */
export type SolanaChain = ReturnType<typeof createSolanaChain>

/** Lamports per signature. */
const signatureFee = 5000n

type TransferTokenParameters = {
  symbol: string
  from: Pick<SolanaKey, 'address' | 'secretKey'>
  to: string
  amount: bigint
}

/** Creates the access to the manifest's Solana chain. */
export function createSolanaChain(lab: LabManifest) {
  const entry = lab.chains[solanaChainId]
  if (!entry) throw new Error('The lab has no Solana chain')
  const connection = new Connection(entry.rpc, {
    commitment: 'confirmed',
    ...(entry.ws && { wsEndpoint: entry.ws }),
  })
  const programs = Promise.all(
    Object.values(entry.contracts).map(async (mint) => {
      const account = await connection.getAccountInfo(new PublicKey(mint))
      return [mint, account?.owner ?? TOKEN_PROGRAM_ID] as const
    }),
  )

  async function findToken(symbol: string) {
    const mint = entry?.contracts[symbol]
    const decimals = [...solanaTokens, solanaItem].find((token) => token.symbol === symbol)?.decimals
    if (mint === undefined || decimals === undefined) throw new Error(`The Solana chain has no token ${symbol}`)
    const program = (await programs).find(([each]) => each === mint)?.[1]
    const findAccount = (owner: string) =>
      getAssociatedTokenAddressSync(new PublicKey(mint), new PublicKey(owner), true, program)
    return { mint: new PublicKey(mint), decimals, program, findAccount }
  }

  /** Signs with a blockhash of this moment. web3.js would use one for 30 s, which an earlier test may have expired. */
  async function send(owner: Keypair, ...instructions: readonly TransactionInstruction[]): Promise<void> {
    const latest = await connection.getLatestBlockhash()
    const transaction = new Transaction({ feePayer: owner.publicKey, ...latest }).add(...instructions)
    transaction.sign(owner)
    const signature = await connection.sendRawTransaction(transaction.serialize())
    const { value } = await connection.confirmTransaction({ ...latest, signature })
    if (value.err) throw new Error(`The transaction failed: ${JSON.stringify(value.err)}`)
  }

  /** Transfers tokens without the app, as their owner could with another wallet. */
  async function transferToken({ symbol, from, to, amount }: TransferTokenParameters): Promise<void> {
    const { mint, decimals, program, findAccount } = await findToken(symbol)
    const owner = Keypair.fromSecretKey(from.secretKey)
    const { publicKey } = owner
    const [source, target] = [findAccount(from.address), findAccount(to)]
    const open = createAssociatedTokenAccountIdempotentInstruction(publicKey, target, new PublicKey(to), mint, program)
    const move = createTransferCheckedInstruction(source, mint, target, publicKey, amount, decimals, [], program)
    await send(owner, open, move)
  }

  const getBalance = async (address: string) => BigInt(await connection.getBalance(new PublicKey(address)))

  return {
    getBalance,
    /** Returns whether the holder has an account for the token. */
    hasTokenAccount: async (symbol: string, holder: string): Promise<boolean> =>
      (await connection.getAccountInfo((await findToken(symbol)).findAccount(holder))) !== null,
    async getTokenBalance(symbol: string, holder: string): Promise<bigint> {
      const { findAccount } = await findToken(symbol)
      const account = await connection.getAccountInfo(findAccount(holder))
      return account ? BigInt((await connection.getTokenAccountBalance(findAccount(holder))).value.amount) : 0n
    },
    /** Returns the latest transaction of an account, or `undefined` if there is none. */
    async getLast(address: string) {
      const [last] = await connection.getSignaturesForAddress(new PublicKey(address), { limit: 1 })
      return last
    },
    /** Returns the latest failed transaction of an account. */
    async getFailed(address: string) {
      const all = await connection.getSignaturesForAddress(new PublicKey(address), { limit: 20 })
      return all.find(({ err }) => err !== null)
    },
    /** Tops an account up to a balance in lamports. */
    async fund(address: string, lamports: bigint): Promise<void> {
      const missing = lamports - (await getBalance(address))
      if (missing > 0n)
        await connection.confirmTransaction({
          ...(await connection.getLatestBlockhash()),
          signature: await connection.requestAirdrop(new PublicKey(address), Number(missing)),
        })
    },
    /** Sends the balance of an account away, except for `lamports`. */
    async leave(from: Pick<SolanaKey, 'address' | 'secretKey'>, lamports: bigint): Promise<void> {
      const fromPubkey = new PublicKey(from.address)
      const amount = (await getBalance(from.address)) - lamports - signatureFee
      const move = SystemProgram.transfer({ fromPubkey, toPubkey: Keypair.generate().publicKey, lamports: amount })
      await send(Keypair.fromSecretKey(from.secretKey), move)
    },
    transferToken,
    /** Returns an address of the page's Solana wallet. All but the first start empty. */
    walletAddress: (index: number): string => solanaWalletKeys()[index]?.address ?? '',
    /** Returns a new address. */
    createAddress: (): string => Keypair.generate().publicKey.toBase58(),
  }
}
