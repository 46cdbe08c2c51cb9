import { useMessages } from '../../i18n/useMessages.js'
import type { GroupViews } from '../ViewDefinition.js'
import { PayLoading } from './PayLoading/PayLoading.js'

export const views = {
  PayLoading: { Component: PayLoading, useTitle: () => useMessages('payment').title },
} satisfies GroupViews<'payment'>
