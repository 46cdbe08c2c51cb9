import { type Siwx, siwxErrors } from '@portico/core'
import { lazySiwx } from '../sessions/lazySiwx.js'
import type { SiweConfig } from './SiweConfig.js'

/**
 * Makes a sign-in of the option `siweConfig` of AppKit, whose server verifies and keeps it. Accounts of other namespaces
 * than EVM's are not asked to sign in.
 *
 * @param config The configuration as it is.
 * @returns `undefined` if the configuration is not enabled.
 * @throws `siwx/invalid-configuration` if one of its functions is missing.
 * @example
 * createPortico({ siwx: siweToSiwx(siweConfig), … })
 */
export function siweToSiwx(config: SiweConfig): Siwx | undefined {
  for (const option of needed) {
    if (typeof config[option] !== 'function') throw siwxErrors('siwx/invalid-configuration', { option })
  }
  if (config.enabled === false) return undefined
  const switches = {
    required: config.required,
    signOutOnDisconnect: config.signOutOnDisconnect,
    signOutOnAccountChange: config.signOutOnAccountChange ?? true,
    signOutOnNetworkChange: config.signOutOnNetworkChange ?? true,
  }
  const { siwx } = lazySiwx(
    (context) => import('./createSiweSessions.js').then((module) => module.createSiweSessions(config, context)),
    switches,
  )
  return { ...siwx, supportsChain: (chainId) => chainId.startsWith('eip155:') }
}

const needed = ['getMessageParams', 'getNonce', 'createMessage', 'verifyMessage', 'getSession', 'signOut'] as const
