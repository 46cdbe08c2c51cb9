import { base58, base64 } from '@scure/base'
import type { ApiPath } from '../../api/apiRoutes.js'
import { sendSigned } from '../sending/sendSigned.js'
import { previewTransaction } from '../solana/previewTransaction.js'
import { readToSign, signSolanaMessage, signSolanaTransaction } from '../solana/signSolana.js'
import { toNodeOptions } from '../solana/toNodeOptions.js'
import type { WalletServices } from '../WalletServices.js'
import type { Route, Routes } from './ApiRequest.js'
import { findNetwork } from './findNetwork.js'
import { readSession } from './readSession.js'
import { readSigner } from './readSigner.js'
import { takeRequestId } from './takeRequestId.js'

const preview: Route<'/api/solana/preview'> = async (services, request) => {
  const { user } = await readSession(services, request)
  const account = user.addresses.solana
  const network = findNetwork(services.solana, request.body.chainId)
  const decoded = request.body.transactions.map((text) => readToSign(text, account))
  return { previews: await Promise.all(decoded.map((each) => previewTransaction({ network, decoded: each, account }))) }
}

const signMessage: Route<'/api/solana/message'> = async (services, request) => {
  const user = await readSigner(services, request, 'solana')
  const { bytes } = request.body
  const signature = await services.accountKeys.use(user.id, 'solana', (seed) => signSolanaMessage(seed, bytes))
  services.metrics.countSignature('solana_message')
  return { signature }
}

/** Signs a transaction with the key of a user. */
async function signWith({ accountKeys, metrics }: WalletServices, userId: string, text: string) {
  const signed = await accountKeys.use(userId, 'solana', (seed) => signSolanaTransaction(seed, text))
  metrics.countSignature('solana_transaction')
  return signed
}

const sign: Route<'/api/solana/sign'> = async (services, request) => {
  const user = await readSigner(services, request, 'solana')
  const signed = await Promise.all(request.body.transactions.map((text) => signWith(services, user.id, text)))
  return { transactions: signed.map(({ transaction }) => base58.encode(transaction)) }
}

const send: Route<'/api/solana/send'> = async (services, request) => {
  const user = await readSigner(services, request, 'solana')
  const network = findNetwork(services.solana, request.body.chainId)
  const options = toNodeOptions(request.body.options)
  const { transaction, signature } = await signWith(services, user.id, request.body.transaction)
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
} as const satisfies Partial<Routes<ApiPath>>
