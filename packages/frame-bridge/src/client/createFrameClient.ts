import { type AdapterContext, type CaipNetworkId, createEmitter, isPorticoError } from '@portico/core'
import { defaultChainNumber, lastEmailLoginTimeKey, lastUsedChainKey, socialUsernameKey } from '@portico/core/internal'
import { type CreateMessengerParameters, createMessenger } from '../messenger/createMessenger.js'
import type { FrameTransport } from '../messenger/FrameTransport.js'
import type { ClientCore } from './ClientCore.js'
import { checkConnection } from './checkConnection.js'
import { sessionTokenKey } from './clearLogin.js'
import { connectDevice } from './connectDevice.js'
import { connectEmail } from './connectEmail.js'
import { createRpc } from './createRpc.js'
import type { FrameClient, FrameClientEvents, SentTransaction } from './FrameClient.js'
import { getSmartAccountNetworks } from './getSmartAccountNetworks.js'
import { saveChain } from './saveChain.js'
import { saveLogin } from './saveLogin.js'
import { sendForLogin } from './sendForLogin.js'
import { setPreferredAccount } from './setPreferredAccount.js'
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
    const transaction = { network: chainId as CaipNetworkId, hash }
    sent.splice(0, sent.length - mostSent + 1)
    sent.push(transaction)
    emitter.emit('sent', transaction)
  })
  const core: ClientCore = { send, store, clock, emitter, state: { signOuts: 0 } }
  let documents = 0
  messenger.on('ready', (event) => {
    documents += 1
    // A frame without storage loses its session on reload, so it gets the token before other requests.
    if (documents > 1 && store.get(sessionTokenKey) !== undefined)
      checkConnection(core, { isBackground: true }).catch((error: unknown) =>
        logger.debug('whether the login still holds is unknown', { error }),
      )
    emitter.emit('ready', event)
  })
  messenger.on('token', (token) => {
    // A frame that keeps its login needs none, but may still use one of before, and each counts only once.
    if (messenger.keepsLogin() && store.get(sessionTokenKey) === undefined) return
    // Another tab may have stored a newer token, so only the token that was given is replaced.
    const isLate = core.state.given !== undefined && core.state.given !== store.get(sessionTokenKey)
    if (sessionTokenKey.parse(token) !== undefined && !isLate) store.set(sessionTokenKey, token)
  })
  const rpc = createRpc(core)
  const lastChainId = () => store.get(lastUsedChainKey) ?? defaultChainNumber
  return {
    ...rpc,
    connectEmail: (payload, options) => connectEmail(core, payload, options),
    connectDevice: (options) => connectDevice(core, options),
    async connectOtp(payload, options) {
      const before = store.get(sessionTokenKey)
      await send('CONNECT_OTP', payload, options)
      // Unless this login has replaced it, it is of another one, and must not sign anybody in again.
      if (before !== undefined && store.get(sessionTokenKey) === before) store.remove(sessionTokenKey)
    },
    async connectSocial(payload, options) {
      const user = await sendForLogin(core, 'CONNECT_SOCIAL', payload, options)
      saveChain(core, user.chainId, 'CONNECT_SOCIAL')
      saveLogin(store, user.email)
      if (user.userName) store.set(socialUsernameKey, user.userName)
      emitter.emit('connect', { user })
      return user
    },
    getSocialRedirectUri: (payload, options) => send('GET_SOCIAL_REDIRECT_URI', payload, options),
    getFarcasterUri: (options) => send('GET_FARCASTER_URI', undefined, options),
    async connectFarcaster(options) {
      const reply = await sendForLogin(core, 'CONNECT_FARCASTER', undefined, options)
      store.set(socialUsernameKey, reply.userName)
      return reply
    },
    async getUser(payload, options) {
      const asked = { ...payload, chainId: payload?.chainId ?? lastChainId() }
      const user = await sendForLogin(core, 'GET_USER', asked, options)
      saveChain(core, user.chainId, 'GET_USER')
      saveLogin(store, user.email)
      emitter.emit('connect', { user })
      return user
    },
    isConnected: (options) => checkConnection(core, options),
    disconnect() {
      rpc.abortOpenRequests()
      return signOut(core)
    },
    lastChainId,
    async getChainId(options) {
      const { chainId } = await sendForLogin(core, 'GET_CHAIN_ID', undefined, options)
      return saveChain(core, chainId, 'GET_CHAIN_ID')
    },
    async switchNetwork(payload, options) {
      const { chainId } = await sendForLogin(core, 'SWITCH_NETWORK', payload, options)
      return saveChain(core, chainId, 'SWITCH_NETWORK')
    },
    getSmartAccountEnabledNetworks: (options) => getSmartAccountNetworks(core, options),
    initSmartAccount: (options) => send('INIT_SMART_ACCOUNT', undefined, options),
    setPreferredAccount: (payload, options) => setPreferredAccount(core, payload, options),
    async updateEmail(payload, options) {
      const reply = await send('UPDATE_EMAIL', payload, options)
      store.set(lastEmailLoginTimeKey, clock.now())
      return reply
    },
    updateEmailPrimaryOtp: (payload, options) => send('UPDATE_EMAIL_PRIMARY_OTP', payload, options),
    async updateEmailSecondaryOtp(payload, options) {
      const reply = await sendForLogin(core, 'UPDATE_EMAIL_SECONDARY_OTP', payload, options)
      saveLogin(store, reply.newEmail)
      return reply
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
