import { type AdapterContext, type CaipNetworkId, isPorticoError, type SiwxSession, siwxErrors } from '@portico/core'
import { isRecord, signInTokenKey } from '@portico/core/internal'
import { createOwnContext } from '../sessions/createOwnContext.js'
import { createSiwxMessage } from '../sessions/createSiwxMessage.js'
import type { SiwxSessions } from '../sessions/lazySiwx.js'
import type { CloudSiwx, CloudSiwxOptions } from './CloudSiwxOptions.js'
import { createAuthCaller } from './callAuthService.js'
import { createNonceTokens } from './createNonceTokens.js'
import { createTokenSession, isOf } from './createTokenSession.js'
import type { CloudSessionAccount } from './readCloudAccount.js'

type CloudSessions = SiwxSessions &
  Pick<CloudSiwx, 'getSessionAccount' | 'setSessionAccountMetadata' | 'requestEmailOtp' | 'confirmEmailOtp'>

/**
 * Creates the sign-in of `cloudSiwx`.
 *
 * @param options What the messages say, and what the service is told.
 * @param given The instance's parts, which say where the service is.
 */
export function createCloudSiwx(options: CloudSiwxOptions, given: AdapterContext | undefined): CloudSessions {
  const context = given ?? createOwnContext()
  const call = createAuthCaller(options, context)
  const nonces = createNonceTokens(call, context)
  const session = createTokenSession(call, context)
  let otp: { readonly uuid: string | null; readonly email: string } | undefined
  const getOtpHeader = () => (otp?.uuid ? { 'x-otp': otp.uuid } : {})

  const authenticate = async ({ data, message, signature, cacao }: SiwxSession) => {
    const token = nonces.find(data.nonce)
    const wallet = { clientId: options.getClientId?.() ?? null, walletInfo: options.getWallet?.() }
    const body = { ...(cacao && { data }), message, signature, ...wallet }
    const headers = { 'x-nonce-jwt': `Bearer ${token}`, ...getOtpHeader() }
    try {
      const reply = await call({ method: 'POST', path: 'authenticate', body, headers })
      session.keep(isRecord(reply) ? reply.token : undefined)
      nonces.forget(token)
      otp = undefined
    } catch (error) {
      // Without an answer the signature may still be handed in again, so that the person need not sign anew.
      if (!isPorticoError(error, 'siwx/service-unavailable')) nonces.forget(token)
      throw error
    }
  }

  return {
    async createMessage({ chainId, accountAddress, notBefore }) {
      const resources = [...(options.resources ?? []), ...(otp ? [`email:${otp.email}`] : [])]
      const network = context.networks().find(({ caipNetworkId }) => caipNetworkId === chainId)
      const words = { wording: 'appkit-1.8', ...options, ...(resources.length > 0 && { resources }) } as const
      return createSiwxMessage({
        ...{ chainId, accountAddress, notBefore, networkName: network?.name, now: context.clock.now() },
        words: { ...words, getNonce: nonces.issue },
      })
    },

    addSession: authenticate,

    async revokeSession(chainId, accountAddress) {
      if (session.clearOf(chainId, accountAddress)) nonces.clear()
    },

    async setSessions([first]) {
      // The service keeps one sign-in for each token.
      if (first) return authenticate(first)
      session.clear()
      nonces.clear()
    },

    async getSessions(chainId, accountAddress) {
      const account = await session.findAccount()
      return account && isOf(account, chainId, accountAddress) ? [toSession(account, chainId, accountAddress)] : []
    },

    subscribe: (listener) => context.store.subscribe(signInTokenKey, listener),

    getSessionAccount: ({ includeAppKitAccount = false } = {}) =>
      session.getAccount(includeAppKitAccount ? { includeAppKitAccount: 'true' } : undefined),

    async setSessionAccountMetadata(metadata) {
      await session.call({ method: 'PUT', path: 'account-metadata', body: { metadata } })
    },

    async requestEmailOtp({ email, account }) {
      const reply = await call({ method: 'POST', path: 'otp', body: { email, account } })
      const uuid = isRecord(reply) ? reply.uuid : undefined
      if (typeof uuid !== 'string' && uuid !== null) throw siwxErrors('siwx/invalid-reply')
      otp = { uuid, email }
      return { uuid }
    },

    async confirmEmailOtp({ code }) {
      await call({ method: 'PUT', path: 'otp', body: { code }, headers: getOtpHeader() })
    },
  }
}

/** The service keeps message and signature to itself. */
function toSession(account: CloudSessionAccount, chainId: CaipNetworkId, accountAddress: string): SiwxSession {
  const { domain = '', uri = '', nonce = '', exp } = account
  const data = {
    ...{ accountAddress, chainId, domain, uri, nonce, version: '1' },
    ...(exp !== undefined && { expirationTime: new Date(exp * 1000).toISOString() }),
  }
  return { data, message: '', signature: '' }
}
