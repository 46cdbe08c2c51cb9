import { useMessages } from '../../i18n/useMessages.js'
import type { GroupViews } from '../ViewDefinition.js'
import { SwapSelectToken } from './SwapSelectToken/SwapSelectToken.js'

export const views = {
  SwapSelectToken: { Component: SwapSelectToken, useTitle: () => useMessages('swapTokens').title },
} satisfies GroupViews<'swapTokens'>
