import { connect } from '@portico/controllers'
import { embeddedWallet } from '@portico/controllers/embedded-wallet'
import { getInternals } from '@portico/controllers/internal'
import { createFakeFrameClient, type FakeFrameClient, type TestPortico } from '@portico/controllers/testing'
import { emailLoginUsedKey } from '@portico/core/internal'

/** Adds the embedded wallet, over a frame that does what a story says, to an instance. */
export function arrangeFrame({ adapter, portico, connectors }: TestPortico): FakeFrameClient {
  const frame = createFakeFrameClient({ isConnected: true })
  const connector = embeddedWallet({ client: frame })(getInternals(portico).context)
  adapter.setConnectors([...connectors, connector])
  return frame
}

/** The same with a user logged in. */
export async function arrangeLogin(
  test: TestPortico,
  user: Parameters<FakeFrameClient['setUser']>[0] = {},
): Promise<FakeFrameClient> {
  const frame = arrangeFrame(test)
  frame.setUser(user)
  // Ethereum has smart accounts here, Base none.
  frame.answer('getSmartAccountEnabledNetworks', [1])
  getInternals(test.portico).store.set(emailLoginUsedKey, 'true')
  await connect(test.portico, { connectorId: 'AUTH' })
  await test.clock.flush()
  return frame
}
