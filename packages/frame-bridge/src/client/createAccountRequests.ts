import { defaultChainNumber, lastEmailLoginTimeKey, lastUsedChainKey } from '@portico/core/internal'
import type { ClientCore } from './ClientCore.js'
import { checkConnection } from './checkConnection.js'
import type { FrameClient } from './FrameClient.js'
import { getSmartAccountNetworks } from './getSmartAccountNetworks.js'
import { saveChain } from './saveChain.js'
import { saveLogin } from './saveLogin.js'
import { sendForLogin } from './sendForLogin.js'
import { setPreferredAccount } from './setPreferredAccount.js'

type AccountRequests = Pick<
  FrameClient,
  | 'getUser'
  | 'isConnected'
  | 'lastChainId'
  | 'getChainId'
  | 'switchNetwork'
  | 'getSmartAccountEnabledNetworks'
  | 'initSmartAccount'
  | 'setPreferredAccount'
  | 'updateEmail'
  | 'updateEmailPrimaryOtp'
  | 'updateEmailSecondaryOtp'
>

/** Creates the part of a client that reads and changes the user who is logged in: account, network and e-mail address. */
export function createAccountRequests(core: ClientCore): AccountRequests {
  const { send, store, clock, emitter } = core
  const lastChainId = () => store.get(lastUsedChainKey) ?? defaultChainNumber
  return {
    async getUser(payload, options) {
      const asked = { ...payload, chainId: payload?.chainId ?? lastChainId() }
      const user = await sendForLogin(core, 'GET_USER', asked, options)
      saveChain(core, user.chainId, 'GET_USER')
      saveLogin(store, user.email)
      emitter.emit('connect', { user })
      return user
    },
    isConnected: (options) => checkConnection(core, options),
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
  }
}
