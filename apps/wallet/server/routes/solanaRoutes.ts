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
  const { user } = await readSession(services, request)
  const account = user.addresses.solana
  const network = readNetwork(services, request)
  const decoded = readTransactions(request).map((text) => readToSign(text, account))
  return { previews: await Promise.all(decoded.map((each) => previewTransaction({ network, decoded: each, account }))) }
}

const signMessage: Route = async (services, request) => {
  const user = await readSigner(services, request, 'solana')
  const bytes = readText(request.body, 'bytes', mostCharacters)
  const signature = await services.users.useSolanaKey(user.id, (seed) => signSolanaMessage(seed, bytes))
  services.metrics.countSignature('solana_message')
  return { signature }
}

/** Signs a transaction with the key of a user. */
async function signWith({ users, metrics }: WalletServices, userId: string, text: string) {
  const signed = await users.useSolanaKey(userId, (seed) => signSolanaTransaction(seed, text))
  metrics.countSignature('solana_transaction')
  return signed
}

const sign: Route = async (services, request) => {
  const user = await readSigner(services, request, 'solana')
  const texts = readTransactions(request)
  const signed = await Promise.all(texts.map((text) => signWith(services, user.id, text)))
  return { transactions: signed.map(({ transaction }) => base58.encode(transaction)) }
}

const send: Route = async (services, request) => {
  const user = await readSigner(services, request, 'solana')
  const network = readNetwork(services, request)
  const options = readSendOptions(request.body.options)
  const text = readText(request.body, 'transaction', mostCharacters)
  const { transaction, signature } = await signWith(services, user.id, text)
  // The signature is the transaction's id, so it is stored before anything is sent.
  await sendSigned(services, {
    ...{ userId: user.id, network: network.id, options, request: await takeRequestId(services, request) },
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
