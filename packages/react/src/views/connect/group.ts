import { useMessages } from '../../i18n/useMessages.js'
import type { GroupViews } from '../ViewDefinition.js'
import { Connect } from './Connect/Connect.js'
import { ConnectHelpAction } from './Connect/ConnectHelpAction.js'
import { ConnectingExternal } from './ConnectingExternal/ConnectingExternal.js'
import { ConnectingMultiChain } from './ConnectingMultiChain/ConnectingMultiChain.js'
import { useWallet } from './useWallet.js'

export const views = {
  Connect: {
    Component: Connect,
    useTitle: () => useMessages('connect').title,
    HeaderAction: ConnectHelpAction,
  },
  ConnectingExternal: {
    Component: ConnectingExternal,
    useTitle: ({ connectorId }) => {
      const text = useMessages('connect')
      return useWallet(connectorId)?.name ?? text.unknownWallet
    },
  },
  ConnectingMultiChain: { Component: ConnectingMultiChain, useTitle: () => useMessages('connect').selectChain },
} satisfies GroupViews<'Connect' | 'ConnectingExternal' | 'ConnectingMultiChain'>
