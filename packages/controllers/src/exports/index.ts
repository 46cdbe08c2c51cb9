export type {
  ConnectionReason,
  ConnectionStatus,
  ConnectorInfo,
  NamespaceConnection,
} from '../connection/connectionState.js'
export type { EventMap } from '../events/EventMap.js'
export type { CloseReason, OpenRequest } from '../modal/modalState.js'
export type { InitialState } from '../portico/InitialState.js'
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
