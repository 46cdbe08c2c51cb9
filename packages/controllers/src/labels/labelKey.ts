import type { ChainNamespace } from '@portico/core'
import type { Portico } from '../instance/Portico.js'

/** The account that a label names. */
export type LabelTarget = {
  readonly address: string
  /** Default: the active one. */
  readonly namespace?: ChainNamespace | undefined
}

/** Names an account; EVM addresses are the same account in any spelling. */
export function labelKey(portico: Portico, { address, namespace }: LabelTarget): string {
  const name = namespace ?? portico.getState().activeNamespace
  return `${name}:${address.startsWith('0x') ? address.toLowerCase() : address}`
}
