import {
  type AdapterContext,
  addressErrors,
  type PreparedTransfer,
  type TransferParameters,
  transferErrors,
} from '@portico/core'
import { settle } from '@portico/core/internal'
import { isSolanaAddress } from '../address/isSolanaAddress.js'
import { getNativeBalance } from '../assets/getNativeBalance.js'
import { solanaErrors } from '../errors/solanaErrors.js'
import type { GetRpc } from '../rpc/createRpcs.js'
import { readRent } from '../rpc/readRent.js'
import { instructions } from './instructions.js'
import type { SentTransactions } from './isDead.js'
import { planNative } from './planNative.js'
import { planToken } from './planToken.js'
import { priceTransfer, signatureFee } from './priceTransfer.js'
import { sendTransfer } from './sendTransfer.js'

export type PrepareTransferParameters = TransferParameters & {
  readonly context: AdapterContext
  readonly getRpc: GetRpc
  readonly sent: SentTransactions
}

/** Amounts are 64-bit on Solana. */
const mostAmount = 2n ** 64n - 1n

/** Marker for SOL in token lists. The mint of wrapped SOL ends in 2. */
const nativeMarker = 'So11111111111111111111111111111111111111111'

/**
 * Checks and prices a transfer of SOL or a token. Throws `address/invalid`, `transfer/unsupported-chain`,
 * `transfer/invalid-amount`, `transfer/insufficient-token`, `transfer/insufficient-funds` (its params hold `balance`,
 * `amount` and `maxFee`), `transfer/estimate-failed`, `solana/below-rent`, `solana/wrong-recipient`,
 * `solana/unsupported-token`, `solana/account-frozen`, `solana/balance-frozen`, `solana/rpc-failed` and
 * `connection/aborted`.
 *
 * @param parameters The transfer.
 */
export async function prepareTransfer(parameters: PrepareTransferParameters): Promise<PreparedTransfer> {
  const { context, getRpc, networkId: id, from, to, amount, signal, token } = parameters
  const network = context.networks('solana').find(({ caipNetworkId }) => caipNetworkId === id)
  if (!network) throw transferErrors('transfer/unsupported-chain', { networkId: id })
  if (amount <= 0n || amount > mostAmount) throw transferErrors('transfer/invalid-amount', { amount })
  const mint = token.address === nativeMarker ? undefined : token.address
  for (const address of mint === undefined ? [from, to] : [from, to, mint])
    if (!isSolanaAddress(address)) throw addressErrors('address/invalid', { address })
  const rpc = getRpc(id)
  const [balance, minimum] = await Promise.all([
    settle(() => getNativeBalance(context, { address: from, network, signal }), { signal }),
    readRent(rpc, 0, signal),
  ])
  if (mint === undefined && balance < amount) throw transferErrors('transfer/insufficient-funds', { balance, amount })
  const plan = await (mint === undefined
    ? planNative(rpc, parameters, minimum)
    : planToken(rpc, { ...parameters, mint }))
  const { lamports, details } = plan
  const refuse = (maxFee: bigint) =>
    transferErrors('transfer/insufficient-funds', { balance, amount: lamports, maxFee })
  const spare = balance - signatureFee
  if (spare <= 0n || (mint !== undefined && spare < lamports)) throw refuse(signatureFee)
  // An amount that leaves too little is priced too, so that the maximum can be computed.
  const isTight = mint === undefined && spare - lamports < minimum
  const calls = isTight ? [instructions.transferLamports({ from, to, lamports: spare })] : plan.instructions
  const price = await priceTransfer(rpc, { context, payer: from, calls, signal })
  const rest = balance - lamports - price.fee
  if (rest < 0n || (mint !== undefined && rest > 0n && rest < minimum)) throw refuse(price.fee)
  if (rest > 0n && rest < minimum) throw solanaErrors('solana/below-rent', { minimum })
  return {
    fee: price.fee,
    maxFee: price.fee,
    ...(details ? { details } : {}),
    send: (options = {}) =>
      sendTransfer({ ...parameters, rpc, calls: [...price.budget, ...plan.instructions], signal: options.signal }),
  }
}
