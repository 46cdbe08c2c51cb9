import { base58 } from '@scure/base'
import nacl from 'tweetnacl'
import { describeTransactions } from '../../shared/solana/describeTransaction.js'
import type { Ask } from '../../shared/wallet/Ask.js'
import { callChain } from '../../shared/wallet/callChain.js'
import { providerErrors } from '../../shared/wallet/providerError.js'
import { getSolanaKey } from '../peerKeys.js'
import { readTransaction, signTransaction } from './signTransaction.js'

export type SolanaRequest = {
  readonly method: string
  readonly params: unknown
  /** RPC URL of the request's chain. */
  readonly rpc: string | undefined
  confirm(ask: Ask): Promise<void>
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

/** Decodes a message as text. Bytes that are not text are shown in base58. */
function describeMessage(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return base58.encode(bytes)
  }
}

async function askToSign(request: SolanaRequest, transactions: readonly unknown[], sends = false) {
  const { address, secretKey } = getSolanaKey()
  const wanted = readField(request.params, 'pubkey')
  // Apps may omit the account if there is only one.
  if (wanted !== undefined && wanted !== address) throw providerErrors.unauthorized
  const facts = await describeTransactions(transactions.map(readTransaction)).catch(() => {
    throw providerErrors.invalidParams
  })
  await request.confirm({ kind: 'solanaTransactions', count: transactions.length, facts, sends })
  return transactions.map((transaction) => signTransaction(transaction, secretKey))
}

/** Handles a request for a Solana chain. */
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
      const [signed] = await askToSign(request, [readField(params, 'transaction')], true)
      const options = { encoding: 'base64', ...(readField(params, 'sendOptions') ?? {}) }
      return { signature: await callChain(rpc, 'sendTransaction', [signed?.transaction, options]) }
    }
    default:
      throw providerErrors.unsupported
  }
}
