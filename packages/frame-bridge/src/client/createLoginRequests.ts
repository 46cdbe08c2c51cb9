import { socialUsernameKey } from '@portico/core/internal'
import type { ClientCore } from './ClientCore.js'
import { sessionTokenKey } from './clearLogin.js'
import { connectDevice } from './connectDevice.js'
import { connectEmail } from './connectEmail.js'
import type { FrameClient } from './FrameClient.js'
import { saveChain } from './saveChain.js'
import { saveLogin } from './saveLogin.js'
import { sendForLogin } from './sendForLogin.js'

type LoginRequests = Pick<
  FrameClient,
  | 'connectEmail'
  | 'connectDevice'
  | 'connectOtp'
  | 'connectSocial'
  | 'getSocialRedirectUri'
  | 'awaitSocial'
  | 'getFarcasterUri'
  | 'connectFarcaster'
>

/** Creates the part of a client that logs in, by e-mail or by a social account. */
export function createLoginRequests(core: ClientCore): LoginRequests {
  const { send, store, emitter } = core
  return {
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
    awaitSocial: (payload, options) => send('AWAIT_SOCIAL', payload, options),
    getFarcasterUri: (options) => send('GET_FARCASTER_URI', undefined, options),
    async connectFarcaster(options) {
      const reply = await sendForLogin(core, 'CONNECT_FARCASTER', undefined, options)
      store.set(socialUsernameKey, reply.userName)
      return reply
    },
  }
}
