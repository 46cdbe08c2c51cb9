export type { CreateFakeAdapterOptions, FakeAdapter } from '../testing/createFakeAdapter.js'
export { createFakeAdapter } from '../testing/createFakeAdapter.js'
export type { FakeClock } from '../testing/createFakeClock.js'
export { createFakeClock } from '../testing/createFakeClock.js'
export type { CreateFakeConnectionOptions, FakeConnection } from '../testing/createFakeConnection.js'
export { createFakeConnection } from '../testing/createFakeConnection.js'
export type { CreateFakeConnectorOptions, FakeConnector } from '../testing/createFakeConnector.js'
export { createFakeConnector } from '../testing/createFakeConnector.js'
export type { CreateFakeContextOptions, FakeContext } from '../testing/createFakeContext.js'
export { createFakeContext } from '../testing/createFakeContext.js'
export type { FakeAnswer, FakeFetch, FakeFetchCall, FakeResponder } from '../testing/createFakeFetch.js'
export { createFakeFetch } from '../testing/createFakeFetch.js'
export { createFakeNode, NodeError } from '../testing/createFakeNode.js'
export type {
  CreateFakeProviderOptions,
  FakeProvider,
  FakeProviderCall,
  FakeProviderScript,
} from '../testing/createFakeProvider.js'
export { createFakeProvider } from '../testing/createFakeProvider.js'
export type { FaultyStorage } from '../testing/createFaultyStorage.js'
export { createFaultyStorage } from '../testing/createFaultyStorage.js'
export type { FakeOutcome } from '../testing/settleOutcome.js'
