import type { ChainNamespace } from '@portico/core'
import type { Portico } from '../instance/Portico.js'

/** The account of a label. */
export type LabelTarget = {
  readonly address: string
  /** Default: the active one. */
  readonly namespace?: ChainNamespace | undefined
}

/** Returns the key of an account. EVM addresses are the same account in any case. */
export function labelKey(portico: Portico, { address, namespace }: LabelTarget): string {
  const name = namespace ?? portico.getState().activeNamespace
  return `${name}:${address.startsWith('0x') ? address.toLowerCase() : address}`
}
