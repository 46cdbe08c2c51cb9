import { isHex, keccak256 } from 'viem'
import { ApiError } from '../ApiError.js'
import { askChain } from '../rpc/askChain.js'
import { readMethods } from '../rpc/readMethods.js'
import { listTakenNonces, readNonce } from '../sending/listTakenNonces.js'
import { listSent, sendSigned } from '../sending/sendSigned.js'
import { prepareTransactions, readDraft } from '../signing/prepareTransactions.js'
import { type SignRequest, signBytes } from '../signing/signBytes.js'
import type { Route } from './ApiRequest.js'
import { readChain, readList, readText } from './readField.js'
import { lookAtSession, readSession } from './readSession.js'
import { readSigner } from './readSigner.js'
import { takeRequestId } from './takeRequestId.js'

const mostCalls = 20
const mostCharacters = 500_000

const read: Route = async (services, request) => {
  const method = readText(request.body, 'method')
  if (!readMethods.includes(method)) throw new ApiError(403, 'rpc/refused', 'Requested RPC call is not allowed')
  await readSession(services, request)
  const chain = readChain(services.chains, request.body)
  return { result: (await askChain(chain, method, readList(request.body, 'params', mostCalls))) ?? null }
}

const prepare: Route = async (services, request) => {
  const { user } = await readSession(services, request)
  const chain = readChain(services.chains, request.body)
  const drafts = readList(request.body, 'drafts', mostCalls).map(readDraft)
  const listTaken = () => listTakenNonces(services, { userId: user.id, chainId: chain.id })
  const now = services.now()
  const transactions = await prepareTransactions({ chain, from: user.addresses.eip155, drafts, listTaken })
  const numbered = transactions.filter((_, place) => drafts[place]?.nonce === undefined)
  await services.preparations.note({ userId: user.id, network: `eip155:${chain.id}`, transactions: numbered }, now)
  return { transactions }
}

function readSignRequest(body: Readonly<Record<string, unknown>>): SignRequest {
  if (body.kind === 'typedData') return { kind: 'typedData', json: readText(body, 'json', mostCharacters) }
  const bytes = body.bytes
  // Half a byte would be signed differently from what is shown.
  if (body.kind === 'message' && isHex(bytes) && bytes.length % 2 === 0) return { kind: 'message', bytes }
  throw new ApiError(400, 'request/invalid', 'There is nothing to sign')
}

const sign: Route = async (services, request) => {
  const user = await readSigner(services, request, 'eip155')
  const wanted = readSignRequest(request.body)
  const signature = await signBytes(await services.users.openEvmKey(user.id), wanted)
  services.metrics.countSignature(wanted.kind === 'typedData' ? 'typed_data' : wanted.kind)
  return { signature }
}

/**
 * Sends approved transactions one after another. If one fails, those before it stay sent. Hashes are stored before the
 * first is sent, so that a repeated request finds them and sends nothing twice.
 */
const send: Route = async (services, request) => {
  const user = await readSigner(services, request, 'eip155')
  const chain = readChain(services.chains, request.body)
  const given = readList(request.body, 'transactions', mostCalls).filter((bytes) => isHex(bytes))
  if (given.length === 0) throw new ApiError(400, 'request/invalid', 'There is nothing to send')
  const key = await services.users.openEvmKey(user.id)
  const transactions = await Promise.all(
    given.map(async (unsigned) => {
      const bytes = await signBytes(key, { kind: 'transaction', bytes: unsigned, chainId: chain.id })
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

const readBatch: Route = async (services, request) => {
  const { user } = await readSession(services, request)
  const sending = await services.sendings.find(readText(request.body, 'id'), user.id)
  const [namespace, chainId] = sending?.network.split(':') ?? []
  if (!sending || namespace !== 'eip155') throw new ApiError(404, 'batch/unknown', 'The wallet sent no such calls')
  const lost = sending.transactions.filter(({ state }) => state === 'lost').map(({ hash }) => hash)
  return { chainId: Number(chainId), hashes: listSent(sending), lost, calls: sending.transactions.length }
}

/** Returns what was sent for a request whose answer was lost, for example by a reload of the app. */
const readSent: Route = async (services, request) => {
  const { user } = await lookAtSession(services, request)
  const sending = await services.sendings.findByRequest(readText(request.body, 'request'), user.id)
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
} as const satisfies Readonly<Record<string, Route>>
