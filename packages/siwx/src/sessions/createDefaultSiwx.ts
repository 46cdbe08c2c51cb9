import type { AdapterContext, SiwxSession } from '@portico/core'
import { createSignInStorage } from '../storage/createSignInStorage.js'
import { isSameAccount } from '../verification/checkSignIn.js'
import { createNonces } from './createNonces.js'
import { createOwnContext } from './createOwnContext.js'
import { createSessionVerifier, isFinal, isOutage } from './createSessionVerifier.js'
import { createSiwxMessage } from './createSiwxMessage.js'
import type { SiwxSessions } from './lazySiwx.js'
import type { DefaultSiwxOptions } from './SiwxOptions.js'

/**
 * Creates the sign-in of `defaultSiwx`.
 *
 * @param options What the messages say, who verifies them and where they are kept.
 * @param given The instance's parts. Without, those of the browser are used.
 */
export function createDefaultSiwx(options: DefaultSiwxOptions, given: AdapterContext | undefined): SiwxSessions {
  const context = given ?? createOwnContext()
  const storage = options.storage ?? createSignInStorage(context.store)
  const verify = createSessionVerifier(options, context)
  const nonces = createNonces(context)

  /** Whoever hands in a sign-in that is kept already has nothing signed anew. */
  const isKept = async ({ data, message, signature }: SiwxSession) => {
    const kept = await storage.get(data.chainId, data.accountAddress)
    return kept.some((session) => session.message === message && session.signature === signature)
  }
  const keep = async (sessions: readonly SiwxSession[], write: () => Promise<void> | void) => {
    await Promise.all(sessions.map(verify))
    const kept = await Promise.all(sessions.map(isKept))
    const giveBack = nonces.use(sessions.filter((_, index) => !kept[index]))
    try {
      await write()
    } catch (error) {
      // The person need not sign anew because a server did not answer.
      giveBack()
      throw error
    }
  }

  return {
    async createMessage({ chainId, accountAddress, notBefore }) {
      const network = context.networks().find(({ caipNetworkId }) => caipNetworkId === chainId)
      const now = context.clock.now()
      const parameters = { chainId, accountAddress, notBefore, words: options, now, networkName: network?.name }
      const message = await createSiwxMessage(parameters)
      if (accountAddress === '') nonces.addLasting(message.nonce)
      else nonces.add(message.nonce)
      return message
    },

    async addSession(session) {
      await keep([session], () => storage.add(session))
    },

    async revokeSession(chainId, accountAddress) {
      await storage.delete(chainId, accountAddress)
    },

    async setSessions(sessions) {
      await keep(sessions, () => storage.set(sessions))
    },

    async getSessions(chainId, accountAddress) {
      const kept = (await storage.get(chainId, accountAddress)).filter(
        ({ data }) => data.chainId === chainId && isSameAccount(chainId, data.accountAddress, accountAddress),
      )
      const errors = await Promise.all(kept.map((session) => verify(session).then(() => undefined, toFailure)))
      const left = kept.filter((_, index) => !isFinal(errors[index]?.cause))
      if (left.length < kept.length) {
        await storage.delete(chainId, accountAddress)
        for (const session of left) await storage.add(session)
        context.logger.warn('sign-ins dropped', { chainId, errors: errors.map((failure) => failure?.cause) })
      }
      const valid = kept.filter((_, index) => errors[index] === undefined)
      const outage = errors.find((failure) => failure !== undefined && isOutage(failure.cause))
      if (valid.length === 0 && outage) throw outage.cause
      return valid
    },

    ...(storage.subscribe && { subscribe: storage.subscribe }),
  }
}

function toFailure(cause: unknown): { readonly cause: unknown } {
  return { cause }
}
