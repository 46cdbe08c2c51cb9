import { pushView, switchNetwork } from '@portico/controllers'
import { getInternals } from '@portico/controllers/internal'
import { hasAccount } from '@portico/controllers/ui'
import { type CaipNetworkId, getNamespace, type Network } from '@portico/core'
import { type ReactElement, useMemo } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { usePorticoState } from '../../../bindings/usePorticoState.js'
import { useLocale } from '../../../i18n/useLocale.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { SearchableList } from '../../../parts/searchableList/SearchableList.js'
import { leaveAfterSwitch } from '../leaveAfterSwitch.js'
import { NetworkRow } from '../NetworkRow/NetworkRow.js'
import { isApproved } from './isApproved.js'

/** Lists the app's networks to choose from. Those the wallet did not approve come last. */
export function Networks(): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('networks')
  const locale = useLocale()
  const networks = usePorticoState((state) => state.networks)
  const namespaces = usePorticoState((state) => state.namespaces)
  const active = usePorticoState((state) => state.namespaces[state.activeNamespace]?.networkId)
  const usable = useMemo(() => {
    const { connections } = getInternals(portico)
    const canAskFor = (networkId: CaipNetworkId) => connections.get(getNamespace(networkId))?.canAskFor?.(networkId)
    return networks.filter((network) => isApproved(network, namespaces, canAskFor))
  }, [portico, networks, namespaces])
  const sorted = useMemo(
    () =>
      usable.length === networks.length
        ? networks
        : [...usable, ...networks.filter((network) => !usable.includes(network))],
    [networks, usable],
  )

  const choose = ({ caipNetworkId, chainNamespace }: Network) => {
    const link = namespaces[chainNamespace]
    const ask = () => pushView(portico, { view: 'SwitchNetwork', params: { networkId: caipNetworkId } })
    // If the wallet has to switch, a view of its own asks it; otherwise the choice is the app's alone.
    if (link?.status === 'connected' && link.networkId !== caipNetworkId) ask()
    // Another namespace is connected but not this one, which needs a wallet too.
    else if (hasAccount(portico) && !hasAccount(portico, chainNamespace))
      pushView(portico, { view: 'SwitchActiveChain', params: { networkId: caipNetworkId } })
    else if (caipNetworkId === active) leaveAfterSwitch(portico)
    // The request view shows errors and retries.
    else switchNetwork(portico, { networkId: caipNetworkId }).then(() => leaveAfterSwitch(portico), ask)
  }
  return (
    <SearchableList
      items={sorted}
      label={text.list}
      searchLabel={text.search}
      searchFrom={7}
      debounce={100}
      getKey={(network) => network.caipNetworkId}
      getName={(network) => network.name}
      formatFound={(count) => text.networksFound({ count, locale })}
      emptyTitle={text.searchEmptyTitle}
      formatEmpty={(query) => text.searchEmptyText({ query })}
    >
      {(network) => {
        const approved = usable.includes(network)
        return (
          <NetworkRow
            network={network}
            current={network.caipNetworkId === active}
            disabled={!approved}
            subtitle={approved ? undefined : text.notApproved}
            onClick={() => choose(network)}
          />
        )
      }}
    </SearchableList>
  )
}
