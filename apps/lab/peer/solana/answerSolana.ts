import { base58 } from '@scure/base'
import nacl from 'tweetnacl'
import { callChain } from '../../web/labWallet/callChain.js'
import { providerErrors } from '../../web/labWallet/providerError.js'
import type { PeerAsk } from '../PeerWallet.js'
import { getSolanaKey } from '../peerKeys.js'
import { signTransaction } from './signTransaction.js'

export type SolanaRequest = {
  readonly method: string
  readonly params: unknown
  /** RPC URL of the chain the request is for. */
  readonly rpc: string | undefined
  confirm(ask: PeerAsk): Promise<void>
}

function readField(params: unknown, name: string): unknown {
  return typeof params === 'object' && params !== null ? Reflect.get(params, name) : undefined
}

function readMessage(params: unknown): Uint8Array {
  const message = readField(params, 'message')
  try {
    return base58.decode(String(message))
  } catch {
    throw providerErrors.invalidParams
  }
}

/** Says what bytes say; what is no text is shown as it came. */
function describeMessage(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return base58.encode(bytes)
  }
}

async function askToSign(request: SolanaRequest, transactions: readonly unknown[]) {
  const text = transactions.map(String).join('\n\n')
  await request.confirm({ kind: 'solanaTransactions', count: transactions.length, text })
  const { secretKey } = getSolanaKey()
  return transactions.map((transaction) => signTransaction(transaction, secretKey))
}

/** Answers a request of a Solana chain. */
export async function answerSolana(request: SolanaRequest): Promise<unknown> {
  const { method, params, rpc, confirm } = request
  const { address, secretKey } = getSolanaKey()
  switch (method) {
    case 'solana_getAccounts':
    case 'solana_requestAccounts':
      return [{ pubkey: address }]
    case 'solana_signMessage': {
      if (readField(params, 'pubkey') !== address) throw providerErrors.unauthorized
      const bytes = readMessage(params)
      await confirm({ kind: 'sign', text: describeMessage(bytes) })
      return { signature: base58.encode(nacl.sign.detached(bytes, secretKey)) }
    }
    case 'solana_signTransaction':
      return (await askToSign(request, [readField(params, 'transaction')]))[0]
    case 'solana_signAllTransactions': {
      const transactions = readField(params, 'transactions')
      if (!Array.isArray(transactions) || transactions.length === 0) throw providerErrors.invalidParams
      return { transactions: (await askToSign(request, transactions)).map(({ transaction }) => transaction) }
    }
    case 'solana_signAndSendTransaction': {
      const [signed] = await askToSign(request, [readField(params, 'transaction')])
      const options = { encoding: 'base64', ...(readField(params, 'sendOptions') ?? {}) }
      return { signature: await callChain(rpc, 'sendTransaction', [signed?.transaction, options]) }
    }
    default:
      throw providerErrors.unsupported
  }
}
