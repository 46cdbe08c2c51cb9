import type { ConnectMethod } from '@portico/controllers'
import type { ComponentType } from 'react'
import { EmailSection } from './EmailSection.js'
import type { SectionProps } from './SectionProps.js'
import { WalletSection } from './WalletSection.js'

/** The part of the Connect view each method has. A method without a part is not offered. */
export const sections: { readonly [method in ConnectMethod]?: ComponentType<SectionProps> } = {
  email: EmailSection,
  wallet: WalletSection,
}
