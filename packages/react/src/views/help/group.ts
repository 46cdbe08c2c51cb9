import { useMessages } from '../../i18n/useMessages.js'
import type { GroupViews } from '../ViewDefinition.js'
import { WhatIsAWallet } from './WhatIsAWallet/WhatIsAWallet.js'

export const views = {
  WhatIsAWallet: { Component: WhatIsAWallet, useTitle: () => useMessages('help').title },
} satisfies GroupViews<'help'>
