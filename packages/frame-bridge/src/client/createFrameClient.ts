import { type AdapterContext, type CaipNetworkId, createEmitter, isPorticoError } from '@portico/core'
import { type CreateMessengerParameters, createMessenger } from '../messenger/createMessenger.js'
import type { FrameTransport } from '../messenger/FrameTransport.js'
import type { ClientCore } from './ClientCore.js'
import { createAccountRequests } from './createAccountRequests.js'
import { createApprovals } from './createApprovals.js'
import { createLoginRequests } from './createLoginRequests.js'
import { createRpc } from './createRpc.js'
import type { FrameClient, FrameClientEvents, SentTransaction } from './FrameClient.js'
import { followSessionToken } from './followSessionToken.js'
import { signInUser } from './signInUser.js'
import { signOut } from './signOut.js'

/** Parameters of `createFrameClient`. */
export type CreateFrameClientParameters = Pick<AdapterContext, 'clock' | 'logger' | 'store'> &
  Pick<CreateMessengerParameters, 'maxBytes' | 'unaskedPerSecond'> & {
    /** Transport to the frame, from `openFrame`. Destroyed with the client. */
    readonly transport: FrameTransport
  }

/** Number of sent transactions to remember. */
const mostSent = 20

/**
 * Creates the app's side of the bridge to one frame.
 *
 * @param parameters The way to the frame and what the instance lends.
 * @example
 * const client = createFrameClient({ transport: openFrame({ slot, origin, projectId }), clock, logger, store })
 * const { action } = await client.connectEmail({ email: 'ada@example.org' })
 */
export function createFrameClient({ store, ...parameters }: CreateFrameClientParameters): FrameClient {
  const { clock, logger } = parameters
  const messenger = createMessenger(parameters)
  const { send } = messenger
  const emitter = createEmitter<FrameClientEvents>({
    onError: (error) => logger.error('frame listener failed', { error }),
  })
  messenger.on('alert', (alert) => emitter.emit('alert', alert))
  const sent: SentTransaction[] = []
  messenger.on('sent', ({ chainId, hash }) => {
    // Validated by the schema.
    const transaction = { networkId: chainId as CaipNetworkId, hash }
    sent.splice(0, sent.length - mostSent + 1)
    sent.push(transaction)
    emitter.emit('sent', transaction)
  })
  const core: ClientCore = { send, store, clock, emitter, state: { signOuts: 0 } }
  // Before listeners of `ready` send requests of their own, which would come before the token.
  followSessionToken(core, messenger, logger)
  messenger.on('ready', (event) => emitter.emit('ready', event))
  const approvals = createApprovals(core)
  const { abortOpenRequests, openRequests } = approvals
  return {
    ...createRpc(core, approvals),
    abortOpenRequests,
    openRequests,
    ...createLoginRequests(core),
    ...createAccountRequests(core),
    signIn: (payload, { signal } = {}) => signInUser(core, approvals, payload, signal),
    signsIn: messenger.signsIn,
    socials: messenger.socials,
    disconnect() {
      abortOpenRequests()
      return signOut(core)
    },
    syncTheme: (payload, options) => send('SYNC_THEME', payload, options),
    syncDappData: (payload, options) => send('SYNC_DAPP_DATA', payload, options),
    reload: (options) => send('RELOAD', undefined, options).catch(ignoreReload),
    sentTransactions: () => [...sent],
    isReady: messenger.isReady,
    keepsLogin: messenger.keepsLogin,
    dropped: messenger.dropped,
    on: emitter.on,
    destroy() {
      messenger.destroy()
      emitter.clear()
    },
  }
}

/** Treats the loss of the frame's document as the answer to a reload request. Rethrows any other error. */
function ignoreReload(error: unknown): undefined {
  if (!isPorticoError(error, 'frame/reloaded')) throw error
}
