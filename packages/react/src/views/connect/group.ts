import { useMessages } from '../../i18n/useMessages.js'
import type { GroupViews } from '../ViewDefinition.js'
import { Connect } from './Connect/Connect.js'
import { ConnectHelpAction } from './Connect/ConnectHelpAction.js'

export const views = {
  Connect: {
    Component: Connect,
    useTitle: () => useMessages('connect').title,
    HeaderAction: ConnectHelpAction,
  },
} satisfies GroupViews<'connect'>
