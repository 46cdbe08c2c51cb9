import type { Api } from '../api/startApi.js'
import type { AuthService } from '../auth/startAuth.js'
import type { LabChain } from '../chains/startChain.js'
import type { DataService } from '../data/startData.js'
import type { LabWalletSite } from '../embeddedWallet/startLabWallet.js'
import type { Exchange } from '../exchange/startExchange.js'
import type { Mail } from '../mail/startMail.js'
import type { NextAuthServer } from '../nextAuth/createNextAuth.js'
import type { Onramp } from '../onramp/startOnramp.js'
import type { Relay } from '../relay/startRelay.js'
import type { Solana } from '../solana/startSolana.js'
import { apiControls } from './apiControls.js'
import { authClientControls } from './authClientControls.js'
import { authControls } from './authControls.js'
import { type AnswerControl, type Control, type ControlBody, ControlError } from './Control.js'
import { chainControls } from './chainControls.js'
import { dataControls } from './dataControls.js'
import { exchangeControls } from './exchangeControls.js'
import { onrampControls } from './onrampControls.js'
import { relayControls } from './relayControls.js'
import { solanaControls } from './solanaControls.js'
import { walletControls } from './walletControls.js'

/** Creates the handler of all control requests. The lab's README lists the paths. */
export function createAnswerControl(parts: {
  chains: readonly LabChain[]
  relay: Relay
  api: Api
  data: DataService
  onramp: Onramp
  auth: AuthService
  exchange: Exchange
  solana: Solana
  mail: Mail
  wallet: LabWalletSite
  nextAuth: NextAuthServer
}): AnswerControl {
  const { chains, relay, api, data, onramp, exchange, auth, solana, mail, wallet, nextAuth } = parts
  const controls: Readonly<Record<string, Control>> = {
    ...chainControls(chains),
    ...relayControls(relay),
    ...apiControls(api),
    ...dataControls(data),
    ...onrampControls(onramp),
    ...authControls(auth),
    ...exchangeControls(exchange),
    ...solanaControls(solana),
    ...walletControls({ mail, wallet }),
    ...authClientControls(nextAuth),
    async '/control/reset'() {
      relay.reset()
      api.reset()
      data.reset()
      onramp.reset()
      auth.reset()
      exchange.reset()
      solana.reset()
      mail.reset()
      nextAuth.space.endFailures()
      await Promise.all([wallet.reset(), ...chains.map((chain) => chain.reset())])
    },
  }
  return async ({ pathname, body }) => {
    const control = Object.hasOwn(controls, pathname) ? controls[pathname] : undefined
    if (!control) return { status: 404, body: { error: `There is no ${pathname}` } }
    try {
      // Any object may be read by key; each value is checked where it is used.
      const values = (typeof body === 'object' && body !== null ? body : {}) as ControlBody
      return { status: 200, body: { ok: true, ...(await control(values)) } }
    } catch (error) {
      if (error instanceof ControlError) return { status: 400, body: { error: error.message } }
      throw error
    }
  }
}
