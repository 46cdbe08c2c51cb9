import type { Portico } from '../instance/Portico.js'
import { editSwap } from './editSwap.js'

/** What `setUnlimitedApproval` takes. */
export type SetUnlimitedApprovalParameters = {
  readonly unlimited: boolean
}

/**
 * Sets whether an approval allows the provider's contract to take any amount of the token, now and later. Otherwise it
 * allows just the amount of the swap, which is the default.
 *
 * @param portico The instance.
 * @param parameters Whether the approval has no limit.
 * @throws `swap/in-progress`.
 */
export function setUnlimitedApproval(portico: Portico, { unlimited }: SetUnlimitedApprovalParameters): void {
  editSwap(portico, (state) => {
    state.unlimitedApproval = unlimited
  })
}
