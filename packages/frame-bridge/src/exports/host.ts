export type { PointerWatch } from '../host/createPointerWatch.js'
export { createPointerWatch } from '../host/createPointerWatch.js'
export type { Reading, ReadingOptions } from '../host/createReading.js'
export { createReading } from '../host/createReading.js'
export type { VisibilityGuard, VisibilityGuardOptions, VisibilityProblem } from '../host/createVisibilityGuard.js'
export { createVisibilityGuard } from '../host/createVisibilityGuard.js'
export type {
  CreateWalletHostParameters,
  HostDropReason,
  WalletHost,
  WalletHostLimits,
} from '../host/createWalletHost.js'
export { createWalletHost } from '../host/createWalletHost.js'
export type { EmbeddedWindow } from '../host/findEmbedderOrigin.js'
export { findEmbedderOrigin } from '../host/findEmbedderOrigin.js'
export { hostErrors } from '../host/hostErrors.js'
export type { Approval, HandlerContext, WalletHostHandlers } from '../host/WalletHostHandlers.js'
export type { HandOverPopupResultParameters } from '../popup/handOverPopupResult.js'
export { handOverPopupResult } from '../popup/handOverPopupResult.js'
export { popupErrors } from '../popup/popupErrors.js'
export type { FrameRequestName, FrameRequests } from '../protocol/frameRequests.js'
export { frameRequests } from '../protocol/frameRequests.js'
export type { FrameRpcRequest } from '../protocol/rpcRequestSchema.js'
