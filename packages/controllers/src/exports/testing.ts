export type { FakeFrameCall, FakeFrameMethod } from '../connectors/embedded-wallet/testing/createFakeCalls.js'
export type {
  CreateFakeFrameClientOptions,
  FakeFrameClient,
} from '../connectors/embedded-wallet/testing/createFakeFrameClient.js'
export { createFakeFrameClient } from '../connectors/embedded-wallet/testing/createFakeFrameClient.js'
export { walletConnectImage } from '../connectors/walletconnect/connector/walletConnectImage.js'
export type { CreateFakeSessionParameters } from '../connectors/walletconnect/testing/createFakeSession.js'
export { createFakeSession } from '../connectors/walletconnect/testing/createFakeSession.js'
export type {
  CreateFakeSignClientOptions,
  FakeProposal,
  FakeSignClient,
  FakeSignClientCall,
} from '../connectors/walletconnect/testing/createFakeSignClient.js'
export { createFakeSignClient } from '../connectors/walletconnect/testing/createFakeSignClient.js'
export type { CreateFakeCatalogueOptions, FakeCatalogue, FakeCatalogueRecord } from '../testing/createFakeCatalogue.js'
export { createFakeCatalogue } from '../testing/createFakeCatalogue.js'
export type { CreateFakeSiwxOptions, FakeSiwx } from '../testing/createFakeSiwx.js'
export { createFakeSiwx } from '../testing/createFakeSiwx.js'
export type { CreateTestPorticoOptions, TestPortico } from '../testing/createTestPortico.js'
export { createTestPortico } from '../testing/createTestPortico.js'
