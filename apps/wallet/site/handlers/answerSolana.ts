import type { DecodedTransaction } from '@portico/app-parts/solana/decodeTransaction'
import type { FrameRpcRequest, HandlerContext } from '@portico/frame-bridge/host'
import { base58 } from '@scure/base'
import { bytesToHex } from 'viem'
import type { SolanaPreview } from '../../api/solanaRoutes.js'
import { isExactMessage, readExactTransaction } from '../../server/solana/readExactTransaction.js'
import { describeMessage } from '../sheets/describeMessage.js'
import { describeSolanaTransaction } from '../sheets/describeSolanaTransaction.js'
import type { Sheet } from '../sheets/Sheet.js'
import { carryOut } from './carryOut.js'
import type { FrameContext, FrameSolanaNetwork } from './FrameContext.js'
import { refuse, refuseMethod } from './refuse.js'
import { sendApproved } from './sendApproved.js'

/** What a Solana signature request needs. */
type SolanaContext = HandlerContext & {
  readonly frame: FrameContext
  readonly network: FrameSolanaNetwork
  readonly account: string
}

/** Base58 is slow to decode. A transaction has at most 1,232 bytes, and 6 kB is a lot for a message. */
const mostCharacters = 8_000
const mostTransactions = 20

function readBytes(text: string): Uint8Array {
  if (text.length > mostCharacters) refuse('There is too much to sign')
  try {
    return base58.decode(text)
  } catch {
    refuse('The bytes are not written in base58')
  }
}

function readTransaction(text: string): DecodedTransaction {
  const bytes = readBytes(text)
  try {
    return readExactTransaction(bytes)
  } catch {
    refuse('The bytes are no Solana transaction')
  }
}

async function signMessage(context: SolanaContext, params: { message: string; pubkey: string }) {
  const { account, origin, frame } = context
  if (params.pubkey !== account) refuse('The wallet holds no such account')
  const bytes = readBytes(params.message)
  if (isExactMessage(bytes)) refuse('A transaction is not signed as a message')
  const sheet = describeMessage({ bytes: bytesToHex(bytes), origin, account })
  const work = () => frame.ask('/api/solana/message', { account, bytes: params.message })
  return carryOut(context, { sheet, kind: 'sign', work })
}

/** Describes transactions with the chain's simulation of each. */
async function describeAll(context: SolanaContext, transactions: readonly string[]): Promise<Sheet> {
  const { frame, network, account, signal } = context
  if (transactions.length > mostTransactions) refuse('There is too much to sign')
  const messages = transactions.map(readTransaction)
  const isOwn = ({ staticKeys, header }: DecodedTransaction) =>
    staticKeys.slice(0, header.numSignerAccounts).some((key) => key === account)
  if (!messages.every(isOwn)) refuse('The transaction does not ask for this account')
  const failed = (): SolanaPreview => ({
    keys: [],
    fee: null,
    tokens: {},
    simulation: { error: 'the network could not be asked' },
  })
  const { previews } = await frame
    .ask('/api/solana/preview', { chainId: network.id, transactions }, { signal })
    .catch(() => ({ previews: messages.map(failed) }))
  const sheets = messages.map((message, at) =>
    describeSolanaTransaction({ message, preview: previews[at] ?? failed(), account, network: network.name }),
  )
  const [only, second] = sheets
  if (!only) refuse('There is nothing to sign')
  const all: Sheet = {
    title: `Sign ${sheets.length} transactions`,
    facts: [],
    warnings: ['Each was simulated by itself. One that builds on another may turn out otherwise.'],
    blocks: [],
    parts: sheets,
  }
  return second ? all : only
}

/** Handles Solana requests, all of which need the user's approval. */
export async function answerSolana(context: SolanaContext, request: FrameRpcRequest): Promise<unknown> {
  const { account, frame } = context
  const sign = async (transactions: readonly string[]) => {
    const work = () => frame.ask('/api/solana/sign', { account, transactions })
    return carryOut(context, { sheet: await describeAll(context, transactions), kind: 'sign', work })
  }
  switch (request.method) {
    case 'solana_signMessage':
      return signMessage(context, request.params)
    case 'solana_signTransaction': {
      const [transaction] = (await sign([request.params.transaction])).transactions
      return { transaction }
    }
    case 'solana_signAllTransactions':
      return sign(request.params.transactions)
    case 'solana_signAndSendTransaction': {
      const sheet = await describeAll(context, [request.params.transaction])
      const body = { ...request.params, account, chainId: context.network.id }
      const work = () => sendApproved(frame, '/api/solana/send', body)
      return carryOut(context, { sheet, kind: 'send', work })
    }
    default:
      refuseMethod()
  }
}
