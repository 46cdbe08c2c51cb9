import { callChain } from '../callChain.js'
import { providerErrors, toChainError } from '../providerError.js'
import type { RequestHandler, WalletContext } from '../WalletContext.js'
import { findAccount } from '../WalletContext.js'
import { assetHandlers } from './assetHandlers.js'
import type { TransactionFields } from './prepareTransaction.js'

type Bundle = {
  readonly chainId: number
  readonly hashes: string[]
  /** Whether one transaction executes all calls. */
  readonly atomic: boolean
  failed: boolean
  done: boolean
}

type Request = {
  readonly from?: unknown
  readonly chainId?: unknown
  readonly id?: unknown
  readonly atomicRequired?: unknown
  readonly calls?: unknown
}

function readCalls({ calls }: Request): readonly TransactionFields[] {
  if (!Array.isArray(calls) || calls.length === 0) throw providerErrors.invalidParams
  return calls
}

/** A batch cannot create contracts: ERC-7821 calls the account itself where no address is given. */
function readTarget(to: TransactionFields['to']): `0x${string}` {
  if (!to) throw providerErrors.invalidParams
  return to
}

/** Delegates the account to a contract that executes all calls in one transaction (EIP-7702, ERC-7821). */
async function sendAsOne(context: WalletContext, bundle: Bundle, { from, calls }: Request): Promise<void> {
  const account = findAccount(context, from)
  const rpc = context.rpc(bundle.chainId)
  const delegate = context.batcher?.(bundle.chainId)
  if (!rpc || !delegate) throw providerErrors.chainDisconnected
  const [{ prepareTransaction }, { encodeExecuteData }] = await Promise.all([
    import('./prepareTransaction.js'),
    import('viem/experimental/erc7821'),
  ])
  const all = readCalls({ calls }).map(({ to, value, data }) => ({
    to: readTarget(to),
    value: BigInt(value ?? 0),
    data,
  }))
  const fields = { to: account.address, data: encodeExecuteData({ calls: all }) }
  const prepared = await prepareTransaction({
    account,
    chainId: bundle.chainId,
    rpc,
    fields,
    // The manifest lists addresses.
    delegate: delegate as `0x${string}`,
  })
  bundle.hashes.push(await prepared.send())
}

/** Sends the calls one after another and stops at the first failure. */
async function sendAll(context: WalletContext, bundle: Bundle, { from, calls }: Request): Promise<void> {
  const account = findAccount(context, from)
  const rpc = context.rpc(bundle.chainId)
  if (!rpc) throw providerErrors.chainDisconnected
  const { prepareTransaction } = await import('./prepareTransaction.js')
  for (const fields of readCalls({ calls })) {
    const prepared = await prepareTransaction({ account, chainId: bundle.chainId, rpc, fields })
    bundle.hashes.push(await prepared.send())
  }
}

async function readStatus(context: WalletContext, bundle: Bundle): Promise<{ status: number; receipts: unknown[] }> {
  const rpc = context.rpc(bundle.chainId)
  const found = await Promise.all(bundle.hashes.map((hash) => callChain(rpc, 'eth_getTransactionReceipt', [hash])))
  const receipts = found.filter((receipt) => typeof receipt === 'object' && receipt !== null)
  if (!bundle.done || receipts.length < bundle.hashes.length) return { status: 100, receipts }
  const isReverted = receipts.some((receipt) => Reflect.get(receipt, 'status') === '0x0')
  if (!bundle.failed && !isReverted) return { status: 200, receipts }
  return { status: receipts.length === 0 ? 400 : bundle.atomic ? 500 : 600, receipts }
}

/**
 * Creates the handlers of EIP-5792: capabilities and batches of calls. Wallets with a `batcher` execute a batch
 * atomically. The handlers keep the batches they sent, to report their status.
 */
export function createCallsHandlers(): Readonly<Record<string, RequestHandler>> {
  const bundles = new Map<string, Bundle>()
  return {
    ...assetHandlers,
    wallet_getCapabilities({ store, accounts, tokens, batcher }) {
      if (accounts().length === 0) throw providerErrors.unauthorized
      const { known } = store.get()
      const capabilities = {
        atomic: { status: batcher ? 'ready' : 'unsupported' },
        ...(tokens && { assetDiscovery: { supported: true } }),
      }
      return Object.fromEntries(known.map((id) => [`0x${id.toString(16)}`, capabilities]))
    },
    async wallet_sendCalls(context, [value]) {
      if (typeof value !== 'object' || value === null) throw providerErrors.invalidParams
      // Any object may be read by key; each value is checked where it is used.
      const request = value as Request
      const { chainId } = context.store.get()
      if (findAccount(context, request.from).factory) throw providerErrors.unsupported
      const atomic = context.batcher !== undefined
      if (request.atomicRequired === true && !atomic) throw providerErrors.notAtomic
      if (request.chainId !== undefined && Number(request.chainId) !== chainId) throw providerErrors.unknownChain
      const calls = readCalls(request).map(({ to, value: amount, data }) => ({ to, value: BigInt(amount ?? 0), data }))
      await context.confirm({ kind: 'calls', chain: context.chainName(chainId), calls })
      const id = typeof request.id === 'string' ? request.id : `0x${crypto.randomUUID().replaceAll('-', '')}`
      const bundle: Bundle = { chainId, hashes: [], atomic, failed: false, done: false }
      bundles.set(id, bundle)
      const send = atomic ? sendAsOne : sendAll
      await send(context, bundle, request).catch((error: unknown) => {
        bundle.failed = true
        if (bundle.hashes.length === 0) throw toChainError(error)
      })
      bundle.done = true
      return { id }
    },
    async wallet_getCallsStatus(context, [id]) {
      const bundle = bundles.get(String(id))
      if (!bundle) throw providerErrors.unknownBundle
      const chainId = `0x${bundle.chainId.toString(16)}`
      return { version: '2.0.0', id, chainId, atomic: bundle.atomic, ...(await readStatus(context, bundle)) }
    },
  }
}
