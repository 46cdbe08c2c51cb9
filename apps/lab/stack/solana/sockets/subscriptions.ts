import { invalidParams } from '@portico/app-parts/solana/RpcError'
import { hasCommitment, readCommitment } from '../ledger/commitment.js'
import type { Ledger } from '../ledger/createLedger.js'
import type { Landed } from '../ledger/Landed.js'
import { findAccount } from '../methods/encodeAccount.js'
import { readAddress, readConfig, readString } from '../readParams.js'
import { finalityDepth } from '../solanaChain.js'

/** Sends a notification of a subscription. */
export type Notify = (method: string, result: unknown) => void

/** Starts one subscription and returns the unsubscribe. */
export type Subscribe = (parameters: {
  readonly ledger: Ledger
  readonly params: readonly unknown[]
  readonly notify: Notify
  /** Drops the subscription, because there will be no further notifications. */
  readonly end: () => void
}) => () => void

const withSlot = <value>(slot: number, value: value) => ({ context: { slot }, value })

const subscribeSignature: Subscribe = ({ ledger, params: [text, config], notify, end }) => {
  const signature = readString(text, 'the signature')
  const commitment = readCommitment(readConfig(config).commitment)
  const look = () => {
    const landed = ledger.find(signature)
    const slot = ledger.getSlot()
    if (!landed || !hasCommitment(landed, commitment, slot)) return
    notify('signatureNotification', withSlot(slot, { err: landed.error }))
    end()
  }
  const stops = [ledger.onSlot(look), ledger.onLanded(look)]
  // The response with the subscription id must be sent first.
  queueMicrotask(look)
  return () => {
    for (const stop of stops) stop()
  }
}

const subscribeSlot: Subscribe = ({ ledger, notify }) =>
  ledger.onSlot((slot) => notify('slotNotification', { slot, parent: slot - 1, root: slot - finalityDepth }))

const subscribeAccount: Subscribe = ({ ledger, params: [text, config], notify }) => {
  const key = readAddress(text)
  const options = readConfig(config)
  const commitment = readCommitment(options.commitment)
  let waiting: readonly Landed[] = []
  const look = () => {
    const slot = ledger.getSlot()
    const due = waiting.filter((landed) => hasCommitment(landed, commitment, slot))
    if (due.length === 0) return
    waiting = waiting.filter((landed) => !due.includes(landed))
    notify('accountNotification', withSlot(slot, findAccount(ledger.vm, key, options)))
  }
  const stopLanded = ledger.onLanded((landed) => {
    if (!landed.keys.includes(key)) return
    waiting = [...waiting, landed]
    look()
  })
  const stopSlot = ledger.onSlot(look)
  return () => {
    stopLanded()
    stopSlot()
  }
}

const subscribeLogs: Subscribe = ({ ledger, params: [filter], notify }) => {
  const { mentions } = readConfig(filter)
  const [wanted] = Array.isArray(mentions) ? mentions.map(readAddress) : []
  if (filter !== 'all' && filter !== 'allWithVotes' && !wanted) throw invalidParams('Invalid Request: no filter')
  return ledger.onLanded(({ decoded, error, logs, keys, slot }) => {
    if (wanted && !keys.includes(wanted)) return
    notify('logsNotification', withSlot(slot, { signature: decoded.signature, err: error, logs }))
  })
}

/** Subscription methods by name. */
export const subscriptions: Readonly<Record<string, Subscribe>> = {
  signature: subscribeSignature,
  slot: subscribeSlot,
  account: subscribeAccount,
  logs: subscribeLogs,
}
