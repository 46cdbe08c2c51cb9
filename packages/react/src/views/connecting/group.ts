import { useMessages } from '../../i18n/useMessages.js'
import { withConsent } from '../../parts/legal/withConsent.js'
import type { GroupViews } from '../ViewDefinition.js'
import { ConnectingExternal } from './ConnectingExternal/ConnectingExternal.js'
import { ConnectingMultiChain } from './ConnectingMultiChain/ConnectingMultiChain.js'
import { useWallet } from './useWallet.js'

export const views = {
  ConnectingExternal: {
    Component: withConsent(ConnectingExternal),
    useTitle: ({ connectorId }) => {
      const text = useMessages('connecting')
      return useWallet(connectorId)?.name ?? text.unknownWallet
    },
  },
  ConnectingMultiChain: {
    Component: withConsent(ConnectingMultiChain),
    useTitle: () => useMessages('connecting').selectChain,
  },
} satisfies GroupViews<'connecting'>
