import { RpcError } from '@portico/app-parts/solana/RpcError'
import { getCommitment, hasCommitment, readCommitment } from '../ledger/commitment.js'
import type { Landed } from '../ledger/Landed.js'
import { readAddress, readConfig, readString, readStrings } from '../readParams.js'
import { finalityDepth } from '../solanaChain.js'
import { encodeTransaction } from './encodeTransaction.js'
import { type RpcMethods, withContext } from './RpcMethod.js'

const greatestPage = 1_000
const memoPrograms = ['MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr', 'Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo']

function encodeStatus(landed: Landed | undefined, slot: number): object | null {
  if (!landed) return null
  const { error } = landed
  const confirmationStatus = getCommitment(landed, slot)
  const confirmations =
    confirmationStatus === 'finalized'
      ? null
      : confirmationStatus === 'processed'
        ? 0
        : Math.min(slot - landed.slot, finalityDepth - 1)
  const status = error === null ? { Ok: null } : { Err: error }
  return { slot: landed.slot, confirmations, err: error, status, confirmationStatus }
}

/** Reads the memos of a transaction, each as its length and text. */
function readMemo({ decoded, keys }: Landed): string | null {
  const texts = decoded.instructions
    .filter(({ programIdIndex }) => memoPrograms.some((program) => program === keys[programIdIndex]))
    .map(({ data }) => `[${data.length}] ${new TextDecoder().decode(data)}`)
  return texts.length > 0 ? texts.join('; ') : null
}

/** RPC methods for executed transactions. */
export const historyMethods: RpcMethods = {
  getSignatureStatuses(context, [signatures]) {
    const { ledger } = context
    const slot = ledger.getSlot()
    return withContext(
      context,
      readStrings(signatures).map((signature) => encodeStatus(ledger.find(signature), slot)),
    )
  },
  getTransaction({ ledger }, [signature, config]) {
    const options = typeof config === 'string' ? { encoding: config } : readConfig(config)
    const landed = ledger.find(readString(signature, 'the signature'))
    const commitment = readCommitment(Reflect.get(options, 'commitment'))
    if (!landed || !hasCommitment(landed, commitment, ledger.getSlot())) return null
    const isKnown = landed.decoded.version === 'legacy' || Reflect.get(options, 'maxSupportedTransactionVersion') === 0
    if (!isKnown)
      throw new RpcError(
        -32015,
        'Transaction version (0) is not supported by the requesting client. Please try the request again with the following configuration parameter: "maxSupportedTransactionVersion": 0',
      )
    return encodeTransaction(landed, options.encoding)
  },
  getSignaturesForAddress({ ledger }, [key, config]) {
    const { before, until, limit = greatestPage, commitment } = readConfig(config)
    const wanted = readCommitment(commitment)
    const slot = ledger.getSlot()
    const all = ledger.listOf(readAddress(key)).filter((each) => hasCommitment(each, wanted, slot))
    const at = (signature: unknown) => all.findIndex(({ decoded }) => decoded.signature === signature)
    const start = before === undefined ? 0 : at(before) + 1
    const end = until === undefined || at(until) < 0 ? all.length : at(until)
    return all.slice(start, Math.min(end, start + Number(limit))).map((landed) => ({
      signature: landed.decoded.signature,
      slot: landed.slot,
      err: landed.error,
      memo: readMemo(landed),
      blockTime: landed.blockTime,
      confirmationStatus: getCommitment(landed, slot),
    }))
  },
}
