import { useMessages } from '../../i18n/useMessages.js'
import type { GroupViews } from '../ViewDefinition.js'
import { SwapPreview } from './SwapPreview/SwapPreview.js'
import { SwapProgress } from './SwapProgress/SwapProgress.js'

export const views = {
  SwapPreview: { Component: SwapPreview, useTitle: () => useMessages('swapReview').title },
  SwapProgress: { Component: SwapProgress, useTitle: () => useMessages('swapReview').progressTitle },
} satisfies GroupViews<'swapReview'>
