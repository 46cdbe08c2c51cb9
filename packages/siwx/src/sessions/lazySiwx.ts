import type { AdapterContext, Siwx } from '@portico/core'
import type { SiwxSwitches } from './SiwxOptions.js'

/** What an implementation brings when it is first used. */
export type SiwxSessions = Pick<
  Siwx,
  'createMessage' | 'addSession' | 'revokeSession' | 'setSessions' | 'getSessions' | 'subscribe'
>

/**
 * Makes an implementation of the port whose code is loaded when it is first used.
 *
 * @param load Loads the code. Called again after it has failed.
 * @param switches When accounts are signed out, and whether they must be signed in.
 * @returns The port, and what brings what else the code can do.
 */
export function lazySiwx<sessions extends SiwxSessions>(
  load: (context: AdapterContext | undefined) => Promise<sessions>,
  switches: SiwxSwitches,
): { readonly siwx: Siwx; readonly open: () => Promise<sessions> } {
  let context: AdapterContext | undefined
  let loading: Promise<sessions> | undefined
  const open = () => {
    loading ??= load(context).catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
  const siwx: Siwx = {
    start(given) {
      context = given
      loading = undefined
    },
    createMessage: async (parameters) => (await open()).createMessage(parameters),
    addSession: async (session) => (await open()).addSession(session),
    revokeSession: async (chainId, accountAddress) => (await open()).revokeSession(chainId, accountAddress),
    setSessions: async (sessions) => (await open()).setSessions(sessions),
    getSessions: async (chainId, accountAddress) => (await open()).getSessions(chainId, accountAddress),
    subscribe(listener) {
      let stop: (() => void) | undefined = () => {}
      // What cannot be loaded has no sign-ins that could change; whoever asks for them is told.
      open().then(
        (sessions) => {
          if (stop) stop = sessions.subscribe?.(listener)
        },
        () => {},
      )
      return () => {
        stop?.()
        stop = undefined
      }
    },
    getRequired: () => switches.required ?? true,
    signOutOnDisconnect: switches.signOutOnDisconnect ?? true,
    signOutOnAccountChange: switches.signOutOnAccountChange ?? false,
    signOutOnNetworkChange: switches.signOutOnNetworkChange ?? false,
  }
  return { siwx, open }
}
