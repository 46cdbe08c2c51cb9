export { cancelConnect } from '../connection/cancelConnect.js'
export type { ConnectParameters, ConnectReturnType } from '../connection/connect.js'
export { connect } from '../connection/connect.js'
export type {
  ConnectionReason,
  ConnectionStatus,
  ConnectorInfo,
  NamespaceConnection,
} from '../connection/connectionState.js'
export type { DisconnectParameters } from '../connection/disconnect.js'
export { disconnect } from '../connection/disconnect.js'
export { reconnect } from '../connection/reconnect.js'
export type { SelectAccountParameters } from '../connection/selectAccount.js'
export { selectAccount } from '../connection/selectAccount.js'
export type { SetActiveNamespaceParameters } from '../connection/setActiveNamespace.js'
export { setActiveNamespace } from '../connection/setActiveNamespace.js'
export type { EventMap } from '../events/EventMap.js'
export type { CloseReason, OpenRequest } from '../modal/modalState.js'
export type { AddNetworkParameters } from '../networks/addNetwork.js'
export { addNetwork } from '../networks/addNetwork.js'
export type { RemoveNetworkParameters } from '../networks/removeNetwork.js'
export { removeNetwork } from '../networks/removeNetwork.js'
export type { SwitchNetworkParameters } from '../networks/switchNetwork.js'
export { switchNetwork } from '../networks/switchNetwork.js'
export { createPortico } from '../portico/createPortico.js'
export type { InitialState } from '../portico/InitialState.js'
export { instanceErrors } from '../portico/instanceErrors.js'
export type { Portico } from '../portico/Portico.js'
export type {
  ConnectMethod,
  ConnectorGroup,
  Features,
  PorticoOptions,
  Services,
  SocialProvider,
  TokenInput,
  WalletFeature,
} from '../portico/PorticoOptions.js'
export type { NamespaceState, PorticoState } from '../portico/PorticoState.js'
export type { OpenableView, Route, RouteParams, ViewName } from '../routing/RouteParams.js'
export type { ThemeMode, ThemeVariables } from '../theme/themeState.js'
