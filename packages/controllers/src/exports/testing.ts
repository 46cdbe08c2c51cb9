export type {
  CreateFakeFrameClientOptions,
  FakeFrameCall,
  FakeFrameClient,
  FakeFrameMethod,
} from '../embedded-wallet/testing/createFakeFrameClient.js'
export { createFakeFrameClient } from '../embedded-wallet/testing/createFakeFrameClient.js'
export type { CreateFakeCatalogueOptions, FakeCatalogue, FakeCatalogueRecord } from '../testing/createFakeCatalogue.js'
export { createFakeCatalogue } from '../testing/createFakeCatalogue.js'
export type { CreateTestPorticoOptions, TestPortico } from '../testing/createTestPortico.js'
export { createTestPortico } from '../testing/createTestPortico.js'
export type { CreateFakeSessionParameters } from '../walletconnect/testing/createFakeSession.js'
export { createFakeSession } from '../walletconnect/testing/createFakeSession.js'
export type {
  CreateFakeSignClientOptions,
  FakeProposal,
  FakeSignClient,
  FakeSignClientCall,
} from '../walletconnect/testing/createFakeSignClient.js'
export { createFakeSignClient } from '../walletconnect/testing/createFakeSignClient.js'
export { walletConnectImage } from '../walletconnect/walletConnectImage.js'
