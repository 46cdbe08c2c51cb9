import type { ConnectMethod } from '@portico/controllers'
import type { ChainNamespace } from '@portico/core'
import type { ComponentType } from 'react'
import { WalletSection } from './WalletSection.js'

export type SectionProps = {
  /** Only ways to connect this namespace are offered. */
  readonly namespace: ChainNamespace | undefined
}

/** The part of the Connect view each method has. A method without a part is not offered. */
export const sections: { readonly [method in ConnectMethod]?: ComponentType<SectionProps> } = {
  wallet: WalletSection,
}
