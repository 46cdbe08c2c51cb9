import { useMessages } from '../../i18n/useMessages.js'
import type { GroupViews } from '../ViewDefinition.js'
import { Pay } from './Pay/Pay.js'

export const views = {
  Pay: {
    Component: Pay,
    useTitle({ recipient }) {
      const text = useMessages('pay')
      return recipient === undefined ? text.depositTitle : text.payTitle
    },
  },
} satisfies GroupViews<'pay'>
