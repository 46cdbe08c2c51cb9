import { useMessages } from '../../i18n/useMessages.js'
import type { GroupViews } from '../ViewDefinition.js'
import { Swap } from './Swap/Swap.js'
import { SwapSelectToken } from './SwapSelectToken/SwapSelectToken.js'

export const views = {
  Swap: { Component: Swap, useTitle: () => useMessages('swap').title },
  SwapSelectToken: { Component: SwapSelectToken, useTitle: () => useMessages('swap').tokenTitle },
} satisfies GroupViews<'swap'>
