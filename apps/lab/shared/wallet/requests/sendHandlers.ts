import { providerErrors, toChainError } from '../providerError.js'
import type { RequestHandler, WalletContext } from '../WalletContext.js'
import { findAccount } from '../WalletContext.js'
import type { TransactionFields } from './prepareTransaction.js'

function readTransaction(value: unknown): TransactionFields & { readonly from?: unknown; readonly chainId?: unknown } {
  if (typeof value !== 'object' || value === null) throw providerErrors.invalidParams
  const isText = ([, field]: [string, unknown]) => typeof field === 'string' && /^0x[\da-f]*$/i.test(field)
  // Every remaining field is a hex string.
  return Object.fromEntries(Object.entries(value).filter(isText)) as TransactionFields
}

/** Sends one transaction after approval and returns its hash. */
async function sendTransaction(context: WalletContext, value: unknown): Promise<string> {
  const fields = readTransaction(value)
  const account = findAccount(context, fields.from)
  // Its smart accounts only sign.
  if (account.factory) throw providerErrors.unsupported
  const { chainId } = context.store.get()
  const rpc = context.rpc(chainId)
  if (!rpc) throw providerErrors.chainDisconnected
  if (fields.chainId !== undefined && Number(fields.chainId) !== chainId) throw providerErrors.invalidParams
  const { prepareTransaction } = await import('./prepareTransaction.js')
  const prepared = await prepareTransaction({ account, chainId, rpc, fields }).catch((error: unknown) => {
    throw toChainError(error)
  })
  const call = { to: fields.to, value: BigInt(fields.value ?? 0), data: fields.data }
  await context.confirm({ kind: 'transaction', chain: context.chainName(chainId), call, fee: prepared.fee })
  return prepared.send().catch((error: unknown) => {
    throw toChainError(error)
  })
}

/** Handlers for transactions. */
export const sendHandlers: Readonly<Record<string, RequestHandler>> = {
  eth_sendTransaction: (context, [transaction]) => sendTransaction(context, transaction),
  async wallet_watchAsset(context, params) {
    await context.confirm({ kind: 'watchAsset', text: JSON.stringify(params) })
    return true
  },
}
