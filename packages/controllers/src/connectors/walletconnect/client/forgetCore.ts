/**
 * Removes the core that the library keeps for clients of one storage prefix, so that the next client starts anew
 * instead of taking over one that is closed.
 */
export function forgetCore(prefix: string): void {
  Reflect.deleteProperty(globalThis, `_walletConnectCore_${prefix}`)
  Reflect.deleteProperty(globalThis, `_walletConnectCore_${prefix}_count`)
}
