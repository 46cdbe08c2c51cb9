import type { ComponentType } from 'react'
import { AllWalletsLink } from '../parts/catalogue/AllWalletsLink.js'
import { CatalogueRow } from '../parts/catalogue/CatalogueRow.js'
import { watchCatalogue } from '../parts/catalogue/watchCatalogue.js'
import { ConsentBox } from '../parts/legal/ConsentBox.js'
import type { LaterMethod } from './connect/Connect/laterMethods.js'
import type { SectionProps } from './connect/Connect/SectionProps.js'
import { ConnectByEmail } from './embeddedWallet/email/ConnectByEmail.js'
import { laterGroups } from './laterGroups.js'
import { listNextGroups } from './listNextGroups.js'

const sections: Readonly<Record<LaterMethod, ComponentType<SectionProps>>> = { email: ConnectByEmail }

/** Code loaded alongside the modal. Contains `laterGroups`, so that every view is one round trip away from Connect. */
export const later = {
  sections,
  watchCatalogue,
  CatalogueRow,
  AllWalletsLink,
  ConsentBox,
  laterGroups,
  listNextGroups,
} as const
