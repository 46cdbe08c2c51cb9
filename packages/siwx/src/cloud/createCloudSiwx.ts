import { type AdapterContext, type CaipNetworkId, isPorticoError, type SiwxSession, siwxErrors } from '@portico/core'
import { isRecord, signInNonceKey, signInTokenKey } from '@portico/core/internal'
import { createSiwxMessage } from '../sessions/createSiwxMessage.js'
import type { SiwxSessions } from '../sessions/lazySiwx.js'
import { isSameAccount } from '../verification/checkSignIn.js'
import { createAuthCaller } from './callAuthService.js'
import type { CloudSiwx, CloudSiwxOptions } from './cloudSiwx.js'
import { type CloudSessionAccount, readCloudAccount } from './readCloudAccount.js'

type CloudSessions = SiwxSessions &
  Pick<CloudSiwx, 'getSessionAccount' | 'setSessionAccountMetadata' | 'requestEmailOtp' | 'confirmEmailOtp'>

/** For how long what the service said about a token is not asked again, in milliseconds. */
const holds = 30_000

/**
 * Creates the sign-in of `cloudSiwx`.
 *
 * @param options What the messages say, and what the service is told.
 * @param context The instance's parts.
 */
export function createCloudSiwx(options: CloudSiwxOptions, context: AdapterContext | undefined): CloudSessions {
  const call = createAuthCaller(options, context)
  // The caller has refused to be made without one.
  const { store, clock } = context as AdapterContext
  /** The token of the last nonce: another tab may store one of its own meanwhile. */
  let issued: { readonly nonce: string; readonly token: string } | undefined
  let known: { readonly token: string; readonly account: CloudSessionAccount; readonly until: number } | undefined
  let otp: { readonly uuid: string | null; readonly email: string } | undefined

  const getNonce = async () => {
    const reply = await call({ method: 'GET', path: 'nonce' })
    if (!isRecord(reply) || typeof reply.nonce !== 'string' || typeof reply.token !== 'string') {
      throw siwxErrors('siwx/invalid-reply')
    }
    issued = { nonce: reply.nonce, token: reply.token }
    store.set(signInNonceKey, reply.token)
    return reply.nonce
  }

  const forgetNonce = (token: string) => {
    if (issued?.token === token) issued = undefined
    if (store.get(signInNonceKey) === token) store.remove(signInNonceKey)
  }

  /** Calls with the token of who is signed in. One that the service no longer takes is forgotten. */
  const callSignedIn = async (parameters: Omit<Parameters<typeof call>[0], 'headers'>) => {
    const token = store.get(signInTokenKey)
    if (token === undefined) throw siwxErrors('siwx/signed-out')
    try {
      return { token, reply: await call({ ...parameters, headers: { authorization: `Bearer ${token}` } }) }
    } catch (error) {
      if (isPorticoError(error, 'siwx/signed-out') && store.get(signInTokenKey) === token) store.remove(signInTokenKey)
      throw error
    }
  }

  const getAccount = async (query?: Readonly<Record<string, string>>) => {
    const { token, reply } = await callSignedIn({ method: 'GET', path: 'me', query })
    const account = readCloudAccount(reply)
    if (!account) throw siwxErrors('siwx/invalid-reply')
    known = { token, account, until: clock.now() + holds }
    return account
  }

  /** Returns who is signed in, `undefined` if nobody is. */
  const findAccount = async () => {
    const token = store.get(signInTokenKey)
    if (token === undefined) return undefined
    if (known?.token === token && known.until > clock.now()) return known.account
    try {
      return await getAccount()
    } catch (error) {
      if (isPorticoError(error, 'siwx/signed-out')) return undefined
      throw error
    }
  }

  const authenticate = async ({ data, message, signature, cacao }: SiwxSession) => {
    const token = issued?.nonce === data.nonce ? issued.token : store.get(signInNonceKey)
    if (token === undefined) throw siwxErrors('siwx/nonce-used')
    const body = {
      ...(cacao && { data }),
      message,
      signature,
      clientId: options.getClientId?.() ?? null,
      walletInfo: options.getWallet?.(),
    }
    const headers = { 'x-nonce-jwt': `Bearer ${token}`, ...(otp?.uuid && { 'x-otp': otp.uuid }) }
    try {
      const reply = await call({ method: 'POST', path: 'authenticate', body, headers })
      forgetNonce(token)
      const given = isRecord(reply) && typeof reply.token === 'string' ? signInTokenKey.parse(reply.token) : undefined
      if (given === undefined) throw siwxErrors('siwx/invalid-reply')
      store.set(signInTokenKey, given)
      otp = undefined
    } catch (error) {
      // Without an answer the signature may still be handed in again, so that the person need not sign anew.
      if (!isPorticoError(error, 'siwx/service-unavailable')) forgetNonce(token)
      throw error
    }
  }

  const forgetSession = () => {
    store.remove(signInTokenKey)
    store.remove(signInNonceKey)
    known = undefined
  }

  return {
    async createMessage({ chainId, accountAddress, notBefore }) {
      const resources = [...(options.resources ?? []), ...(otp ? [`email:${otp.email}`] : [])]
      const network = context?.networks().find(({ caipNetworkId }) => caipNetworkId === chainId)
      return createSiwxMessage({
        ...{ chainId, accountAddress, notBefore },
        words: { wording: 'appkit-1.8', ...options, getNonce, ...(resources.length > 0 && { resources }) },
        now: clock.now(),
        networkName: network?.name,
      })
    },

    addSession: authenticate,

    async revokeSession(chainId, accountAddress) {
      const token = store.get(signInTokenKey)
      if (token === undefined) return
      const account = known?.token === token ? known.account : readClaims(token)
      // One of an unknown account is forgotten, since it may be the account's.
      if (!account || isOf(account, chainId, accountAddress)) forgetSession()
    },

    async setSessions(sessions) {
      // The service keeps one sign-in for each token.
      const [first] = sessions
      if (first) await authenticate(first)
      else forgetSession()
    },

    async getSessions(chainId, accountAddress) {
      const account = await findAccount()
      return account && isOf(account, chainId, accountAddress) ? [toSession(account, chainId, accountAddress)] : []
    },

    subscribe: (listener) => store.subscribe(signInTokenKey, listener),

    getSessionAccount: ({ includeAppKitAccount = false } = {}) =>
      getAccount(includeAppKitAccount ? { includeAppKitAccount: 'true' } : undefined),

    async setSessionAccountMetadata(metadata) {
      await callSignedIn({ method: 'PUT', path: 'account-metadata', body: { metadata } })
    },

    async requestEmailOtp({ email, account }) {
      const reply = await call({ method: 'POST', path: 'otp', body: { email, account } })
      const uuid = isRecord(reply) ? reply.uuid : undefined
      if (typeof uuid !== 'string' && uuid !== null) throw siwxErrors('siwx/invalid-reply')
      otp = { uuid, email }
      return { uuid }
    },

    async confirmEmailOtp({ code }) {
      await call({ method: 'PUT', path: 'otp', body: { code }, headers: otp?.uuid ? { 'x-otp': otp.uuid } : undefined })
    },
  }
}

function isOf(account: CloudSessionAccount, chainId: CaipNetworkId, accountAddress: string): boolean {
  return account.caip2Network === chainId && isSameAccount(chainId, account.address, accountAddress)
}

/** Returns the account that a token names, as far as it can be read. The service alone can tell whether it is valid. */
function readClaims(token: string): CloudSessionAccount | undefined {
  try {
    const [, claims = ''] = token.split('.')
    return readCloudAccount(JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))))
  } catch {
    return undefined
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
