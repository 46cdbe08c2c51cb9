import type { Wallet } from '@wallet-standard/base'
import { registerWallet } from './registerWallet.js'

export type CreateRegistrationParameters = {
  readonly wallet: Wallet
  /** Window of the page. */
  readonly target: EventTarget
  readonly onChange: () => void
}

/** Creates what registers a wallet with the page and takes it back, like an extension that is turned on and off. */
export function createRegistration({ wallet, target, onChange }: CreateRegistrationParameters) {
  let unregister: (() => void) | undefined
  return {
    isRegistered: () => unregister !== undefined,
    register(): void {
      unregister ??= registerWallet(wallet, target)
      onChange()
    },
    unregister(): void {
      unregister?.()
      unregister = undefined
      onChange()
    },
  }
}
