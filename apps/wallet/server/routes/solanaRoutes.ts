import { base58, base64 } from '@scure/base'
import { ApiError } from '../ApiError.js'
import type { SolanaNetwork } from '../rpc/askChain.js'
import { sendSigned } from '../sending/sendSigned.js'
import { previewTransaction } from '../solana/previewTransaction.js'
import { readSendOptions } from '../solana/readSendOptions.js'
import { readToSign, signSolanaMessage, signSolanaTransaction } from '../solana/signSolana.js'
import type { WalletServices } from '../WalletServices.js'
import type { ApiRequest, Route } from './ApiRequest.js'
import { readList, readText } from './readField.js'
import { readSession } from './readSession.js'
import { readSigner } from './readSigner.js'
import { takeRequestId } from './takeRequestId.js'

const mostTransactions = 20
/** Base58 is slow to decode, and 6 kB is a lot for a message. */
const mostCharacters = 8_000

function readNetwork({ solana }: WalletServices, { body }: ApiRequest): SolanaNetwork {
  const network = solana.find(({ id }) => id === body.chainId)
  if (network) return network
  throw new ApiError(400, 'chain/unknown', 'The wallet does not know this network')
}

function readTransactions({ body }: ApiRequest): readonly string[] {
  const entries = readList(body, 'transactions', mostTransactions)
  return entries.map((transaction) => readText({ transaction }, 'transaction', mostCharacters))
}

const preview: Route = async (services, request) => {
  const { user } = readSession(services, request)
  const account = user.addresses.solana
  const network = readNetwork(services, request)
  const decoded = readTransactions(request).map((text) => readToSign(text, account))
  return { previews: await Promise.all(decoded.map((each) => previewTransaction({ network, decoded: each, account }))) }
}

const signMessage: Route = (services, request) => {
  const user = readSigner(services, request, 'solana')
  const bytes = readText(request.body, 'bytes', mostCharacters)
  return services.users.useSolanaKey(user.id, (seed) => ({ signature: signSolanaMessage(seed, bytes) }))
}

const sign: Route = (services, request) => {
  const user = readSigner(services, request, 'solana')
  const transactions = readTransactions(request)
  return services.users.useSolanaKey(user.id, (seed) => ({
    transactions: transactions.map((text) => base58.encode(signSolanaTransaction(seed, text).transaction)),
  }))
}

const send: Route = async (services, request) => {
  const user = readSigner(services, request, 'solana')
  const network = readNetwork(services, request)
  const options = readSendOptions(request.body.options)
  const text = readText(request.body, 'transaction', mostCharacters)
  const { transaction, signature } = services.users.useSolanaKey(user.id, (seed) => signSolanaTransaction(seed, text))
  // The signature is the transaction's id, so it is stored before anything is sent.
  await sendSigned(services, {
    ...{ userId: user.id, network: network.id, options, request: takeRequestId(services, request) },
    transactions: [{ hash: signature, bytes: base64.encode(transaction) }],
  })
  return { signature }
}

/** Routes for previewing, signing and sending Solana transactions. */
export const solanaRoutes = {
  '/api/solana/preview': preview,
  '/api/solana/message': signMessage,
  '/api/solana/sign': sign,
  '/api/solana/send': send,
} as const satisfies Readonly<Record<string, Route>>
