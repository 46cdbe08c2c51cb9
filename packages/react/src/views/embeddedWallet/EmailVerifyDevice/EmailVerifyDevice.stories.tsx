import { startEmailLogin } from '@portico/controllers/embedded-wallet'
import type { TestPortico } from '@portico/controllers/testing'
import { walletErrors } from '@portico/core'
import type { ViewStories } from '../../ViewStories.js'
import { arrangeFrame } from '../arrangeLogin.stories.js'

async function arrange(test: TestPortico, waited: number, answer: unknown = 'hang'): Promise<void> {
  const frame = arrangeFrame(test)
  frame.answer('connectEmail', { action: 'VERIFY_DEVICE' })
  frame.answer('connectDevice', answer)
  await startEmailLogin(test.portico, { email: 'ann@example.com' })
  await test.clock.advance(waited)
}

export const stories: ViewStories<'EmailVerifyDevice'> = {
  loading: { params: {}, arrange: (test) => arrange(test, 0) },
  // No login runs.
  empty: { params: {} },
  error: { params: {}, arrange: (test) => arrange(test, 0, walletErrors('wallet/failed')) },
  // Another mail may be asked for.
  filled: { params: {}, arrange: (test) => arrange(test, 30_000) },
}
