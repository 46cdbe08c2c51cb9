import type { ChainNamespace } from '@portico/core'
import { ref } from 'valtio/vanilla'
import { getInternals } from '../../instance/getInternals.js'
import type { Portico } from '../../instance/Portico.js'
import type { AccountDetails } from '../../instance/state/AccountDetails.js'

/** Sets one detail of a namespace's account. The object stays the same if nothing changes. */
export function setAccountDetails(portico: Portico, namespace: ChainNamespace, detail: AccountDetails): void {
  const { accounts } = getInternals(portico).stores
  const before = accounts[namespace] ?? {}
  const after = { ...before, ...detail }
  if (JSON.stringify(after) !== JSON.stringify(before)) accounts[namespace] = ref(after)
}
