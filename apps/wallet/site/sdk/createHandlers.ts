// biome-ignore-all lint/correctness/noComponentHookFactories: the capitals are names of the protocol, not components.
import type { WalletHostHandlers } from '@portico/frame-bridge/host'
import { createAccountHandlers } from '../handlers/createAccountHandlers.js'
import { createEmailHandlers } from '../handlers/createEmailHandlers.js'
import { createLoginHandlers } from '../handlers/createLoginHandlers.js'
import { createRpcHandlers } from '../handlers/createRpcHandlers.js'
import type { FrameContext } from '../handlers/FrameContext.js'
import { refuse } from '../handlers/refuse.js'
import { applyTheme } from '../page/applyTheme.js'

/** Time for the reply to be sent before the page reloads. In milliseconds. */
const reloadMs = 50

const refuseSocial = () => refuse('This wallet offers no login by a social account')

/** Creates the handlers of all requests of the protocol. */
export function createHandlers(frame: FrameContext): WalletHostHandlers {
  return {
    ...createLoginHandlers(frame),
    ...createEmailHandlers(frame),
    ...createAccountHandlers(frame),
    ...createRpcHandlers(frame),
    CONNECT_SOCIAL: refuseSocial,
    GET_SOCIAL_REDIRECT_URI: refuseSocial,
    GET_FARCASTER_URI: refuseSocial,
    CONNECT_FARCASTER: refuseSocial,
    INIT_SMART_ACCOUNT: () => refuse('Smart accounts are not available in this wallet'),
    SYNC_THEME: (theme) => {
      applyTheme(theme)
      return undefined
    },
    // The app's description of itself is ignored. Apps are identified by their origin.
    SYNC_DAPP_DATA: () => undefined,
    RELOAD: () => {
      setTimeout(() => location.reload(), reloadMs)
      return undefined
    },
  }
}
