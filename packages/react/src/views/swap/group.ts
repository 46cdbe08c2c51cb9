import { useMessages } from '../../i18n/useMessages.js'
import type { GroupViews } from '../ViewDefinition.js'
import { Swap } from './Swap/Swap.js'

export const views = {
  Swap: { Component: Swap, useTitle: () => useMessages('swap').title },
} satisfies GroupViews<'swap'>
