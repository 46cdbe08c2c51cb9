import { isRecord } from '@portico/core/internal'
import type { FrameRpcRequest, HandlerContext } from '@portico/frame-bridge/host'
import { type Hex, isAddressEqual, isHex, numberToHex, parseTransaction, stringToHex } from 'viem'
import { describeBatch } from '../sheets/describeBatch.js'
import { describeMessage } from '../sheets/describeMessage.js'
import { describeTransaction } from '../sheets/describeTransaction.js'
import { describeTypedData } from '../sheets/describeTypedData.js'
import type { Sheet } from '../sheets/Sheet.js'
import { carryOut } from './carryOut.js'
import type { FrameChain, FrameContext } from './FrameContext.js'
import { readChainNumber } from './networkIds.js'
import { refuse, refuseMethod, refuseNetwork } from './refuse.js'
import { sendApproved } from './sendApproved.js'

/** What a signature request needs. */
export type SigningContext = HandlerContext & {
  readonly frame: FrameContext
  readonly chain: FrameChain
  readonly account: Hex
}

function checkAccount({ account }: SigningContext, given: unknown): void {
  // Addresses are hex of a fixed length. Anything else is not equal.
  const isOwn = typeof given === 'string' && /^0x[\da-f]{40}$/i.test(given) && isAddressEqual(given as Hex, account)
  if (!isOwn) refuse('The wallet holds no such account')
}

async function signMessage(context: SigningContext, params: readonly unknown[]): Promise<Hex> {
  const [message, address] = params
  checkAccount(context, address)
  if (typeof message !== 'string') refuse('There is no message to sign')
  const bytes = isHex(message) ? message : stringToHex(message)
  // Half a byte would be signed differently from what is shown.
  if (bytes.length % 2 !== 0) refuse('The message is not made of whole bytes')
  const { account, frame, origin } = context
  const sheet = describeMessage({ bytes, origin, account })
  const work = () => frame.ask('/api/sign', { account, kind: 'message', bytes })
  return (await carryOut(context, { sheet, kind: 'sign', work })).signature
}

async function signTypedData(context: SigningContext, params: readonly unknown[]): Promise<Hex> {
  const [address, data] = params
  checkAccount(context, address)
  const json = typeof data === 'string' ? data : JSON.stringify(data)
  const { account, chain, frame } = context
  const sheet = describeSafely({ json, account, chainId: chain.id })
  const work = () => frame.ask('/api/sign', { account, kind: 'typedData', json })
  return (await carryOut(context, { sheet, kind: 'sign', work })).signature
}

function describeSafely(parameters: Parameters<typeof describeTypedData>[0]): Sheet {
  try {
    return describeTypedData(parameters)
  } catch {
    refuse('The typed data cannot be read')
  }
}

/** Returns facts about the called contracts, by address in lower case. */
async function readContracts({ frame, chain }: SigningContext, transactions: readonly Hex[]) {
  const called = transactions.map((bytes) => parseTransaction(bytes)).filter(({ data = '0x' }) => data !== '0x')
  const addresses = [...new Set(called.flatMap(({ to }) => to?.toLowerCase() ?? []))]
  if (addresses.length === 0) return {}
  // Without an answer, the sheet says so.
  const { contracts } = await frame
    .ask('/api/contracts', { chainId: chain.id, addresses })
    .catch(() => ({ contracts: [] }))
  return Object.fromEntries(addresses.map((address, at) => [address, contracts[at] ?? null]))
}

/** Prepares, shows and sends transactions. The bytes that were shown are sent back for signing. */
async function send(context: SigningContext, drafts: readonly unknown[]) {
  const { frame, chain, account } = context
  const { transactions } = await frame.ask('/api/prepare', { chainId: chain.id, drafts })
  const contracts = await readContracts(context, transactions)
  const sheets = transactions.map((bytes) => describeTransaction({ bytes, account, network: chain, contracts }))
  const [only] = sheets
  if (!only) refuse('There is nothing to send')
  const sheet = sheets.length === 1 ? only : describeBatch(sheets, transactions, { account, network: chain })
  const work = () => sendApproved(frame, '/api/send', { account, chainId: chain.id, transactions })
  return carryOut(context, { sheet, kind: 'send', work })
}

async function sendCalls(context: SigningContext, request: Extract<FrameRpcRequest, { method: 'wallet_sendCalls' }>) {
  const [batch] = request.params
  if (!batch) refuse('There is nothing to send')
  if (batch.from !== undefined) checkAccount(context, batch.from)
  // This kind of account sends its calls one after another (EIP-5792, code 5760).
  if (batch.atomicRequired) refuse('This account cannot send calls all or nothing')
  const calls = batch.calls.map(({ to, data, value }) => ({
    to,
    ...(data !== undefined && { data }),
    ...(value !== undefined && { value: toHexValue(value) }),
  }))
  const { id } = await send({ ...context, chain: findBatchChain(context, batch.chainId) }, calls)
  return batch.version?.startsWith('2') ? { id } : id
}

async function sendTransaction(context: SigningContext, draft: unknown): Promise<Hex | undefined> {
  if (!isRecord(draft)) refuse('There is nothing to send')
  if (draft.from !== undefined) checkAccount(context, draft.from)
  if (draft.chainId !== undefined && readChainNumber(`${draft.chainId}`) !== context.chain.id)
    refuse('The transaction is for another network than the one you are on')
  return (await send(context, [draft])).hashes[0]
}

/** Returns the chain of a batch, which names it itself (EIP-5792). */
function findBatchChain({ frame, chain }: SigningContext, chainId: string | number | undefined): FrameChain {
  if (chainId === undefined) return chain
  const number = readChainNumber(chainId)
  return frame.chains.find(({ id }) => id === number) ?? refuseNetwork()
}

function toHexValue(value: string): Hex {
  if (isHex(value)) return value
  return /^\d+$/.test(value) ? numberToHex(BigInt(value)) : refuse('The value of a call is no number')
}

/** Handles requests that need the user's approval. */
export async function answerSigning(context: SigningContext, request: FrameRpcRequest): Promise<unknown> {
  switch (request.method) {
    case 'personal_sign':
      return signMessage(context, request.params)
    case 'eth_signTypedData_v4':
      return signTypedData(context, request.params)
    case 'eth_sendTransaction':
      return sendTransaction(context, request.params[0])
    case 'wallet_sendCalls':
      return sendCalls(context, request)
    default:
      refuseMethod()
  }
}
