import { type AdapterContext, type CaipNetworkId, isPorticoError, siwxErrors } from '@portico/core'
import { signInTokenKey } from '@portico/core/internal'
import { isSameAccount } from '../verification/checkSignIn.js'
import type { AuthCall, CallAuthService } from './callAuthService.js'
import { type CloudSessionAccount, readCloudAccount } from './readCloudAccount.js'

/** For how long what the service said about a token is not asked again, in milliseconds. */
const holds = 30_000

/** Who is signed in at the service: whoever has the token. */
export type TokenSession = {
  /** Keeps a token. Throws `siwx/invalid-reply` if it is none. */
  keep(token: unknown): void
  /** Forgets the token. */
  clear(): void
  /** Forgets the token if it is that of an account, or of an unknown one. */
  clearOf(chainId: CaipNetworkId, accountAddress: string): boolean
  /** Calls the service with the token. One that it no longer takes is forgotten. Throws `siwx/signed-out`. */
  call(parameters: Omit<AuthCall, 'headers'>): Promise<unknown>
  /** Asks the service who is signed in. Throws `siwx/signed-out`. */
  getAccount(query?: AuthCall['query']): Promise<CloudSessionAccount>
  /** Returns who is signed in, `undefined` if nobody is. */
  findAccount(): Promise<CloudSessionAccount | undefined>
}

/** Creates the session at the service. */
export function createTokenSession(
  callService: CallAuthService,
  { store, clock }: Pick<AdapterContext, 'store' | 'clock'>,
): TokenSession {
  let known: { readonly token: string; readonly account: CloudSessionAccount; readonly until: number } | undefined

  const callWithToken = async (parameters: Omit<AuthCall, 'headers'>) => {
    const token = store.get(signInTokenKey)
    if (token === undefined) throw siwxErrors('siwx/signed-out')
    try {
      return { token, reply: await callService({ ...parameters, headers: { authorization: `Bearer ${token}` } }) }
    } catch (error) {
      if (isPorticoError(error, 'siwx/signed-out') && store.get(signInTokenKey) === token) store.remove(signInTokenKey)
      throw error
    }
  }
  const session: TokenSession = {
    keep(token) {
      const read = typeof token === 'string' ? signInTokenKey.parse(token) : undefined
      if (read === undefined) throw siwxErrors('siwx/invalid-reply')
      store.set(signInTokenKey, read)
    },
    clear: () => store.remove(signInTokenKey),
    clearOf(chainId, accountAddress) {
      const token = store.get(signInTokenKey)
      if (token === undefined) return false
      const account = known?.token === token ? known.account : readClaims(token)
      if (account && !isOf(account, chainId, accountAddress)) return false
      session.clear()
      return true
    },
    call: async (parameters) => (await callWithToken(parameters)).reply,
    async getAccount(query) {
      const { token, reply } = await callWithToken({ method: 'GET', path: 'me', query })
      const account = readCloudAccount(reply)
      if (!account) throw siwxErrors('siwx/invalid-reply')
      known = { token, account, until: clock.now() + holds }
      return account
    },
    async findAccount() {
      const token = store.get(signInTokenKey)
      if (token === undefined) return undefined
      if (known?.token === token && known.until > clock.now()) return known.account
      try {
        return await session.getAccount()
      } catch (error) {
        if (isPorticoError(error, 'siwx/signed-out')) return undefined
        throw error
      }
    },
  }
  return session
}

/**
 * Returns whether a sign-in at the service is that of an account.
 *
 * @param account Who is signed in.
 * @param chainId The account's chain.
 * @param accountAddress Its address.
 */
export function isOf(account: CloudSessionAccount, chainId: CaipNetworkId, accountAddress: string): boolean {
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
