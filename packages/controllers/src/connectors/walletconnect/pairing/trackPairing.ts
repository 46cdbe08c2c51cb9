import type { AdapterContext, ChainNamespace, PairingDetails } from '@portico/core'
import { createPairingLock } from '../locks/createPairingLock.js'
import { claimPairing, sessionLifetime } from '../storage/ownPairings.js'
import {
  forgetPendingPairings,
  proposalLifetime,
  readPairingTopic,
  rememberPendingPairing,
} from '../storage/pendingPairings.js'
import { codeLifetime } from './createPairing.js'

export type TrackPairingParameters = {
  readonly namespaces: readonly ChainNamespace[]
  /** Topics of this page's own proposals. New ones are added. */
  readonly own: Set<string>
}

/** How long a code is still valid after a new one has replaced it, in milliseconds. */
const afterlife = proposalLifetime - codeLifetime

/** How long the relay keeps an unread answer, in milliseconds. */
const mailboxLifetime = 300_000

/**
 * Stores the codes of a pairing while it lasts, because the page may be closed meanwhile: a phone does so when the
 * wallet's app opens. If no page sees the answer, the session can still be recognised as one of this storage
 * (`endStraySessions`).
 */
export function trackPairing(context: AdapterContext, { namespaces, own }: TrackPairingParameters) {
  const release = createPairingLock(context.instanceId).hold()
  /** When each code expires, by its topic. */
  const codes = new Map<string, number>()
  /** An open page ends late sessions itself, so only sessions of unread answers can be left over. */
  const settle = (answered?: string) => {
    for (const [topic, until] of codes)
      if (topic !== answered) claimPairing(context, { topic, until: until + mailboxLifetime })
  }
  return {
    add(uri: string, { expiresAt }: PairingDetails) {
      const topic = readPairingTopic(uri)
      settle()
      codes.set(topic, expiresAt + afterlife)
      claimPairing(context, { topic, until: context.clock.now() + sessionLifetime })
      own.add(topic)
      rememberPendingPairing(context, {
        topic,
        until: expiresAt + afterlife,
        namespaces,
        wallet: undefined,
        link: undefined,
      })
    },
    /**
     * Deletes the stored codes.
     *
     * @param answered Topic of the code that a wallet has answered.
     */
    end(answered?: string) {
      settle(answered)
      forgetPendingPairings(context, [...codes.keys()])
      release()
    },
  }
}
