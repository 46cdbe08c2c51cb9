import { useMessages } from '../../i18n/useMessages.js'
import type { GroupViews } from '../ViewDefinition.js'
import { Pay } from './Pay/Pay.js'
import { PayLoading } from './PayLoading/PayLoading.js'

export const views = {
  Pay: {
    Component: Pay,
    useTitle({ recipient }) {
      const text = useMessages('pay')
      return recipient === undefined ? text.depositTitle : text.payTitle
    },
  },
  PayLoading: { Component: PayLoading, useTitle: () => useMessages('pay').progressTitle },
} satisfies GroupViews<'pay'>
