import type { AdapterContext, ChainNamespace, PairingDetails } from '@portico/core'
import { createPairingLock } from '../locks/createPairingLock.js'
import { codeLifetime } from './codeLifetime.js'
import { forgetPendingPairings } from './forgetPendingPairings.js'
import { proposalLifetime } from './proposalLifetime.js'
import { readPairingTopic } from './readPairingTopic.js'
import { rememberPendingPairing } from './rememberPendingPairing.js'

export type TrackPairingParameters = {
  readonly namespaces: readonly ChainNamespace[]
  /** Topics of this page's own proposals; they are added here. */
  readonly own: Set<string>
}

/** So long a code counts after a fresh one has taken its place, in milliseconds. */
const afterlife = proposalLifetime - codeLifetime

/**
 * Remembers the codes of a pairing as long as it lasts, so that the page may go away meanwhile: a phone ends it when the
 * wallet's app opens.
 */
export function trackPairing(context: AdapterContext, { namespaces, own }: TrackPairingParameters) {
  const release = createPairingLock(context.instanceId).hold()
  const topics: string[] = []
  return {
    add(uri: string, { expiresAt }: PairingDetails) {
      const topic = readPairingTopic(uri)
      topics.push(topic)
      own.add(topic)
      rememberPendingPairing(context, {
        topic,
        until: expiresAt + afterlife,
        namespaces,
        wallet: undefined,
        link: undefined,
      })
    },
    end() {
      forgetPendingPairings(context, topics)
      release()
    },
  }
}
