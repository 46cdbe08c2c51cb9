import type { CaipNetworkId } from '@portico/core'
import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import { signInPart } from './signInPart.js'

/**
 * Has sessions of an account that are being verified revoked as soon as they are kept: nobody wants them any more.
 *
 * @param networkIds The networks to sign out on.
 * @param address The account.
 */
export function endVerifications(portico: Portico, networkIds: readonly CaipNetworkId[], address: string): void {
  for (const verification of getPart(portico, signInPart).verifying)
    if (verification.address === address && networkIds.includes(verification.networkId)) verification.isEnded = true
}
