import type { SolanaSigner } from '@portico/adapter-solana'
import type { useSolanaConnection } from '@portico/react/solana'
import { base58 } from '@scure/base'
import nacl from 'tweetnacl'

type Connection = NonNullable<ReturnType<typeof useSolanaConnection>['connection']>

type TestParameters = {
  readonly signer: SolanaSigner
  readonly connection: Connection
  /** Recipient of transfers. */
  readonly to: string
}

const isSigned = (message: Uint8Array, signature: Uint8Array, address: string) =>
  nacl.sign.detached.verify(message, signature, base58.decode(address))

async function createTransfers({ signer, connection, to }: TestParameters, amounts: readonly number[]) {
  const { PublicKey, SystemProgram, TransactionMessage, VersionedTransaction } = await import('@solana/web3.js')
  const payerKey = new PublicKey(signer.address)
  const { blockhash, lastValidBlockHeight } = await connection.getLatestBlockhash()
  const transactions = amounts.map((lamports) => {
    const move = SystemProgram.transfer({ fromPubkey: payerKey, toPubkey: new PublicKey(to), lamports })
    const message = new TransactionMessage({ payerKey, recentBlockhash: blockhash, instructions: [move] })
    return new VersionedTransaction(message.compileToV0Message())
  })
  const confirm = async (signature: string) => {
    const { value } = await connection.confirmTransaction({ signature, blockhash, lastValidBlockHeight }, 'confirmed')
    if (value.err) throw new Error(`The transaction failed: ${JSON.stringify(value.err)}`)
  }
  return { transactions, confirm }
}

/** Requests to try with the signer and the connection. Each resolves with its result. */
export const solanaProviderTests: readonly {
  readonly name: string
  readonly run: (parameters: TestParameters) => Promise<string>
}[] = [
  {
    name: 'Sign on Solana',
    async run({ signer }) {
      const text = `Portico lab, ${new Date().toISOString()}`
      const message = new TextEncoder().encode(text)
      const signature = await signer.signMessage(message)
      const isValid = isSigned(message, signature, signer.address)
      return `${isValid ? 'valid' : 'not valid'} signature ${base58.encode(signature)} of "${text}"`
    },
  },
  {
    name: 'Sign in with Solana',
    async run({ signer }) {
      const { account, signedMessage, signature } = await signer.signIn({ statement: 'Sign in to the lab.' })
      return `${isSigned(signedMessage, signature, account.address) ? 'valid' : 'not valid'} as ${account.address}`
    },
  },
  {
    name: 'Send on Solana',
    async run(parameters) {
      const { transactions, confirm } = await createTransfers(parameters, [1_000_000])
      const signatures = transactions.map((each) => parameters.signer.signAndSendTransaction(each))
      for (const signature of signatures) await confirm(await signature)
      return `confirmed, ${await signatures[0]}`
    },
  },
  {
    name: 'Sign two and send them',
    async run(parameters) {
      const { transactions, confirm } = await createTransfers(parameters, [1_000_000, 2_000_000])
      const signed = await parameters.signer.signAllTransactions(transactions)
      const sent = await Promise.all(signed.map((each) => parameters.connection.sendTransaction(each)))
      await Promise.all(sent.map(confirm))
      return `confirmed ${sent.length}`
    },
  },
]
