import { type AccountType, type ConnectSignIn, getNamespace, type Siwx, type SiwxSession } from '@portico/core'
import { settle } from '@portico/core/internal'
import { getInternals } from '../instance/getInternals.js'
import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import { hideToast } from '../toasts/hideToast.js'
import { showToast } from '../toasts/showToast.js'
import { toastPart } from '../toasts/toastPart.js'
import type { SignInAccount } from './SignInState.js'
import { signInErrors, toVerificationError } from './signInErrors.js'
import { signInPart } from './signInPart.js'
import { trackSignIn, trackSignInError } from './trackSignIn.js'

/** Timeout of verifications, in milliseconds. */
const timeoutMs = 30_000
/** Timeout of a message, in milliseconds. The code to scan waits for it; without one it only connects. */
const messageTimeoutMs = 5_000

/**
 * Returns what a connector needs to have the wallet sign in while it connects. A sign-in that fails does not undo the
 * connection that the person approved: the view of sign-in then says why.
 */
export function offerSignIn(portico: Portico, siwx: Siwx): ConnectSignIn {
  const { clock, lifetime, logger } = getInternals(portico)
  const limit = (ms: number) => ({ clock, ms, error: () => signInErrors('sign-in/timeout') })
  return {
    createMessage: (chainId, accountAddress) =>
      settle(() => makeMessage(siwx, { chainId, accountAddress }), {
        signal: lifetime,
        limit: limit(messageTimeoutMs),
      }),
    async keep(sessions, type) {
      const [first, ...more] = sessions
      if (!first) return
      const account = describeSession(first, type)
      showToast(portico, { variant: 'loading', code: 'authenticating' })
      try {
        const store = () => (more.length > 0 ? siwx.setSessions(sessions) : siwx.addSession(first))
        await settle(store, { signal: lifetime, limit: limit(timeoutMs) })
        trackSignIn(portico, 'SIWX_AUTH_SUCCESS', account)
        getPart(portico, signInPart).tell()
      } catch (cause) {
        if (lifetime.aborted) return
        logger.warn('signing in while connecting failed', cause)
        const error = toVerificationError(cause, account)
        trackSignInError(portico, account, error)
        getPart(portico, signInPart).offerError = error
      } finally {
        if (!lifetime.aborted && getPart(portico, toastPart).toast?.code === 'authenticating') hideToast(portico)
      }
    },
    decline(cause) {
      getPart(portico, signInPart).offerError = signInErrors('sign-in/declined', undefined, { cause })
    },
  }
}

async function makeMessage(siwx: Siwx, parameters: Parameters<Siwx['createMessage']>[0]) {
  const { chainId, accountAddress } = parameters
  if (siwx.supportsChain?.(chainId) === false) return undefined
  const isSignedIn = accountAddress !== '' && (await siwx.getSessions(chainId, accountAddress)).length > 0
  return isSignedIn ? undefined : siwx.createMessage(parameters)
}

/** The app does not know the account yet. A connector that cannot tell its type has how the account has signed. */
function describeSession({ data, cacao }: SiwxSession, type: AccountType | undefined): SignInAccount {
  const { accountAddress: address, chainId: networkId } = data
  const isSmartAccount = type === undefined ? cacao?.s.t === 'eip1271' : type === 'smartAccount'
  return { namespace: getNamespace(networkId), networkId, address, isSmartAccount }
}
