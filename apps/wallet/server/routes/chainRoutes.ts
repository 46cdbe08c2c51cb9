import { keccak256 } from 'viem'
import type { ApiPath } from '../../api/apiRoutes.js'
import { ApiError } from '../ApiError.js'
import { askChain } from '../rpc/askChain.js'
import { readMethods } from '../rpc/readMethods.js'
import { listTakenNonces, readNonce } from '../sending/listTakenNonces.js'
import { listSent, sendSigned } from '../sending/sendSigned.js'
import { prepareTransactions, readDraft } from '../signing/prepareTransactions.js'
import { signBytes } from '../signing/signBytes.js'
import type { Route, Routes } from './ApiRequest.js'
import { findNetwork } from './findNetwork.js'
import { lookAtSession, readSession } from './readSession.js'
import { readSigner } from './readSigner.js'
import { takeRequestId } from './takeRequestId.js'

const read: Route<'/api/read'> = async (services, request) => {
  const { method, params } = request.body
  if (!readMethods.includes(method)) throw new ApiError(403, 'rpc/refused', 'Requested RPC call is not allowed')
  await readSession(services, request)
  const chain = findNetwork(services.chains, request.body.chainId)
  return { result: (await askChain(chain, method, params)) ?? null }
}

const prepare: Route<'/api/prepare'> = async (services, request) => {
  const { user } = await readSession(services, request)
  const chain = findNetwork(services.chains, request.body.chainId)
  const drafts = request.body.drafts.map(readDraft)
  const listTaken = () => listTakenNonces(services, { userId: user.id, chainId: chain.id })
  const now = services.now()
  const transactions = await prepareTransactions({ chain, from: user.addresses.eip155, drafts, listTaken })
  const numbered = transactions.filter((_, place) => drafts[place]?.nonce === undefined)
  await services.preparations.note({ userId: user.id, network: `eip155:${chain.id}`, transactions: numbered }, now)
  return { transactions }
}

const sign: Route<'/api/sign'> = async (services, request) => {
  const user = await readSigner(services, request, 'eip155')
  const wanted = request.body
  const signature = await services.accountKeys.use(user.id, 'eip155', (key) => signBytes(key, wanted))
  services.metrics.countSignature(wanted.kind === 'typedData' ? 'typed_data' : wanted.kind)
  return { signature }
}

/**
 * Sends approved transactions one after another. If one fails, those before it stay sent. Hashes are stored before the
 * first is sent, so that a repeated request finds them and sends nothing twice.
 */
const send: Route<'/api/send'> = async (services, request) => {
  const user = await readSigner(services, request, 'eip155')
  const chain = findNetwork(services.chains, request.body.chainId)
  const given = request.body.transactions
  const transactions = await services.accountKeys.use(user.id, 'eip155', (key) =>
    given.map((unsigned) => {
      const bytes = signBytes(key, { kind: 'transaction', bytes: unsigned, chainId: chain.id })
      services.metrics.countSignature('transaction')
      return { bytes, hash: keccak256(bytes) }
    }),
  )
  // A silent node would not reject a nonce that another tab has used meanwhile, and one that answers would take the
  // transaction that pays more: one of the two would be lost.
  const nonces = given.map(readNonce)
  function checkOthers(others: readonly string[]): void {
    if (others.some((bytes) => nonces.includes(readNonce(bytes))))
      throw new ApiError(
        409,
        'tx/number-taken',
        'Another transaction is being sent in the place of this one. Try again',
      )
  }
  const place = { userId: user.id, network: `eip155:${chain.id}` }
  const numberedAt = await services.preparations.findTime({ ...place, transactions: given })
  return sendSigned(services, {
    ...{ ...place, transactions, options: {}, checkOthers, numberedAt },
    request: await takeRequestId(services, request),
  })
}

const readBatch: Route<'/api/batch'> = async (services, request) => {
  const { user } = await readSession(services, request)
  const sending = await services.sendings.find(request.body.id, user.id)
  const [namespace, chainId] = sending?.network.split(':') ?? []
  if (!sending || namespace !== 'eip155') throw new ApiError(404, 'batch/unknown', 'The wallet sent no such calls')
  const lost = sending.transactions.filter(({ state }) => state === 'lost').map(({ hash }) => hash)
  return { chainId: Number(chainId), hashes: listSent(sending), lost, calls: sending.transactions.length }
}

/** Returns what was sent for a request whose answer was lost, for example by a reload of the app. */
const readSent: Route<'/api/sent'> = async (services, request) => {
  const { user } = await lookAtSession(services, request)
  const sending = await services.sendings.findByRequest(request.body.request, user.id)
  return { chainId: sending?.network ?? null, hashes: listSent(sending) }
}

/** Routes for reading chains, signing and sending. */
export const chainRoutes = {
  '/api/read': read,
  '/api/prepare': prepare,
  '/api/sign': sign,
  '/api/send': send,
  '/api/batch': readBatch,
  '/api/sent': readSent,
} as const satisfies Partial<Routes<ApiPath>>
