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
  /** Topics of this page's own proposals; they are added here. */
  readonly own: Set<string>
}

/** So long a code counts after a fresh one has taken its place, in milliseconds. */
const afterlife = proposalLifetime - codeLifetime

/** How long the relay keeps an unread answer, in milliseconds. */
const mailboxLifetime = 300_000

/**
 * Remembers the codes of a pairing as long as it lasts, so that the page may go away meanwhile: a phone ends it when the
 * wallet's app opens. Should no page see the answer either, the session is known as one of this storage
 * (`endStraySessions`).
 */
export function trackPairing(context: AdapterContext, { namespaces, own }: TrackPairingParameters) {
  const release = createPairingLock(context.instanceId).hold()
  /** Until when a wallet may answer each code. */
  const codes = new Map<string, number>()
  /** While this page is alive it ends late sessions itself, so the only ones left over are those of unread answers. */
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
     * Forgets the codes.
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
