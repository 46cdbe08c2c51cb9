import { decodeMessage } from '@portico/app-parts/solana/decodeTransaction'
import { readBudget } from '../ledger/readBudget.js'
import { readBytes, readString } from '../readParams.js'
import { blockhashLifetime, genesisHash } from '../solanaChain.js'
import { type RpcContext, type RpcMethods, withContext } from './RpcMethod.js'

const slotsPerEpoch = 432_000
/** Number of slots that `getRecentPrioritizationFees` covers. */
const feeSlots = 150

/** Returns the number of slots for which a blockhash is valid in the caller's space. */
export const getLifetime = ({ faults }: RpcContext): number => faults.blockhashLifetime ?? blockhashLifetime

/** RPC methods for the chain as a whole. */
export const blockMethods: RpcMethods = {
  getHealth: () => 'ok',
  getVersion: () => ({ 'solana-core': '2.3.0', 'feature-set': 0 }),
  getGenesisHash: () => genesisHash,
  getSlot: ({ ledger }) => ledger.getSlot(),
  getBlockHeight: ({ ledger }) => ledger.getBlockHeight(),
  getFirstAvailableBlock: ({ ledger }) => ledger.getSlot(),
  getBlockTime: () => Math.floor(Date.now() / 1_000),
  getEpochInfo({ ledger }) {
    const absoluteSlot = ledger.getSlot()
    return {
      absoluteSlot,
      blockHeight: ledger.getBlockHeight(),
      epoch: Math.floor(absoluteSlot / slotsPerEpoch),
      slotIndex: absoluteSlot % slotsPerEpoch,
      slotsInEpoch: slotsPerEpoch,
      transactionCount: absoluteSlot,
    }
  },
  getLatestBlockhash(context) {
    const { ledger } = context
    const lastValidBlockHeight = ledger.getBlockHeight() + getLifetime(context)
    return withContext(context, { blockhash: ledger.getBlockhash(), lastValidBlockHeight })
  },
  isBlockhashValid: (context, [blockhash]) =>
    withContext(context, context.ledger.getAge(readString(blockhash, 'the blockhash')) < getLifetime(context)),
  getFeeForMessage(context, [message]) {
    const decoded = decodeMessage(readBytes(message, 'base64'))
    const isValid = context.ledger.getAge(decoded.blockhash) < getLifetime(context)
    return withContext(context, isValid ? readBudget(decoded).fee : null)
  },
  getRecentPrioritizationFees({ ledger, faults }) {
    const last = ledger.getSlot()
    const prioritizationFee = faults.minPriorityFee ?? 0
    return Array.from({ length: feeSlots }, (_, at) => ({ slot: last - feeSlots + 1 + at, prioritizationFee }))
  },
}
