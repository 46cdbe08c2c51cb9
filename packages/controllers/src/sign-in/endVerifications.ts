import type { CaipNetworkId } from '@portico/core'
import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import { signInPart } from './signInPart.js'

/**
 * Marks the pending verifications of an account as ended. `siwx.addSession` cannot be aborted, so `signIn` revokes their
 * sessions once it resolves.
 *
 * @param networkIds The networks to sign out on.
 * @param address The account.
 */
export function endVerifications(portico: Portico, networkIds: readonly CaipNetworkId[], address: string): void {
  for (const verification of getPart(portico, signInPart).verifying)
    if (verification.address === address && networkIds.includes(verification.networkId)) verification.isEnded = true
}
