import { useMessages } from '../../i18n/useMessages.js'
import type { GroupViews } from '../ViewDefinition.js'
import { Networks } from './Networks/Networks.js'
import { SwitchActiveChain } from './SwitchActiveChain/SwitchActiveChain.js'
import { SwitchNetwork } from './SwitchNetwork/SwitchNetwork.js'
import { UnsupportedChain } from './UnsupportedChain/UnsupportedChain.js'

export const views = {
  Networks: { Component: Networks, useTitle: () => useMessages('networks').title },
  SwitchNetwork: { Component: SwitchNetwork, useTitle: () => useMessages('networks').switchTitle },
  SwitchActiveChain: {
    Component: SwitchActiveChain,
    useTitle: () => useMessages('networks').switchChainTitle,
  },
  UnsupportedChain: {
    Component: UnsupportedChain,
    useTitle: () => useMessages('networks').unsupportedTitle,
    hideClose: true,
  },
} satisfies GroupViews<'networks'>
