import { getProvider } from '@portico/controllers'
import type { FakeFrameClient, TestPortico } from '@portico/controllers/testing'
import { PorticoError } from '@portico/core'
import type { ViewStories } from '../../ViewStories.js'
import { arrangeLogin } from '../arrangeLogin.stories.js'

async function ask(test: TestPortico): Promise<FakeFrameClient> {
  const frame = await arrangeLogin(test)
  const provider = getProvider(test.portico, { namespace: 'eip155' })
  // Stays pending in a story.
  provider.request({ method: 'personal_sign', params: ['0x68656c6c6f', `0x${'ab'.repeat(20)}`] }).catch(() => {})
  await test.clock.flush()
  return frame
}

export const stories: ViewStories<'ApproveTransaction'> = {
  loading: { params: {}, arrange: async (test) => void (await ask(test)) },
  // Nothing is asked.
  empty: { params: {}, arrange: async (test) => void (await arrangeLogin(test)) },
  // The frame does not answer any more.
  error: {
    params: {},
    async arrange(test) {
      const frame = await ask(test)
      const cause = new PorticoError('frame/not-set', undefined, { shortMessage: 'W3mFrame: iframe is not set' })
      frame.emit('alert', { code: 'IFRAME_LOAD_FAILED', cause, nextStep: 'check-frame' })
      frame.settle('request', cause)
      await test.clock.flush()
    },
  },
  // What the frame shows is its own, so the place it takes is all there is.
  filled: { params: {}, arrange: async (test) => void (await ask(test)) },
}
