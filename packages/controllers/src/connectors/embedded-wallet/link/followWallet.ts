import { preferredAccountTypesKey } from '@portico/core/internal'
import { getDefaultAccountType } from '../../../connection/state/getDefaultAccountType.js'
import { getInternals } from '../../../instance/getInternals.js'
import { getPart } from '../../../instance/getPart.js'
import type { Portico } from '../../../instance/Portico.js'
import { followOrigin } from '../alerts/followOrigin.js'
import { raiseAlert } from '../alerts/raiseAlert.js'
import { followApprovals } from '../approval/followApprovals.js'
import { followSent } from '../approval/followSent.js'
import { embeddedWalletErrors } from '../state/embeddedWalletErrors.js'
import { embeddedWalletPart } from '../state/embeddedWalletPart.js'
import type { EmbeddedWallet } from '../wallet/EmbeddedWallet.js'
import { canKeep } from './canKeep.js'
import { followSignOut } from './followSignOut.js'
import { showLogin } from './showLogin.js'
import { syncApp } from './syncApp.js'
import { watchSession } from './watchSession.js'

/** Shows the user and failures, opens approvals, and tells the frame about the app. Returns the unsubscribe. */
export function followWallet(portico: Portico, wallet: EmbeddedWallet): () => void {
  const { logger, options, store } = getInternals(portico)
  const state = getPart(portico, embeddedWalletPart)
  const wanted = getDefaultAccountType(portico, 'eip155')
  wallet.defaultAccountType = wanted === 'eoa' ? 'eoa' : 'smartAccount'
  const readSmartAccounts = () => {
    wallet.client.getSmartAccountEnabledNetworks().then(
      (networks) => {
        state.smartAccountNetworks = networks
      },
      (error: unknown) => logger.warn('networks with smart accounts are unknown', error),
    )
  }
  // Not read from the state, which clears the user as soon as the connection ends.
  let isLoggedIn = false
  const showUser = () => {
    const { user } = wallet
    if (!user) return
    isLoggedIn = true
    if (!state.user) readSmartAccounts()
    state.user = user
    const given = user.preferredAccountType ?? store.get(preferredAccountTypesKey)?.eip155
    state.accountType = given === 'smartAccount' ? 'smartAccount' : 'eoa'
  }
  const showMemory = () => {
    state.isForgetful = wallet.client.keepsLogin?.() === false && !canKeep(options.storage)
  }
  showUser()
  showMemory()
  void followOrigin(portico)
  const stops = [
    wallet.on('user', showUser),
    wallet.client.on('ready', showMemory),
    wallet.on('login', () => {
      state.alert = undefined
    }),
    wallet.on('undone', () => raiseAlert(portico, embeddedWalletErrors('embedded-wallet/session-expired'))),
    wallet.client.on('alert', ({ cause }) => raiseAlert(portico, cause)),
    wallet.client.on('disconnect', ({ reason }) => {
      if (reason === 'check-failed') return
      // Only a user who was logged in has lost a session.
      if (reason === 'not-connected' && isLoggedIn)
        raiseAlert(portico, embeddedWalletErrors('embedded-wallet/session-expired'))
      isLoggedIn = false
    }),
    followApprovals(portico, wallet.client),
    followSent(portico, wallet.client),
    followSignOut(portico, state),
    showLogin(portico, state),
    syncApp(portico, wallet.client),
    watchSession(portico, wallet.client),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
