import type { ConnectMethod } from '@portico/controllers'
import type { ComponentType } from 'react'
import { followCatalogue } from '../parts/catalogue/followCatalogue.js'
import { ConsentBox } from '../parts/legal/ConsentBox.js'
import type { SectionProps } from './connect/Connect/SectionProps.js'
import { ConnectByEmail } from './embeddedWallet/email/ConnectByEmail.js'
import { laterGroups } from './laterGroups.js'

/** Ways to connect whose code the first paint does not wait for. */
const sections: { readonly [method in ConnectMethod]?: ComponentType<SectionProps> } = { email: ConnectByEmail }

/** What comes beside the modal's own code. With `laterGroups` here, every view is one round trip away from Connect. */
export const later = { sections, followCatalogue, ConsentBox, laterGroups } as const
