import { createTestPortico, type TestPortico } from '@portico/controllers/testing'
import type { Story } from './listStories.js'

const tries = 40
const pauseMs = 50

/**
 * Brings a test instance into a story's state. Code is loaded over the network here, unlike in tests, so a story that
 * fails is tried again with what has been loaded since.
 *
 * @param options Theme and locale of the instance.
 */
export async function arrangeStory(
  story: Story,
  options: NonNullable<Parameters<typeof createTestPortico>[0]>,
): Promise<TestPortico> {
  for (let left = tries; ; left--) {
    const test = createTestPortico(options)
    try {
      await story.arrange?.(test)
      return test
    } catch (error) {
      test.portico.destroy()
      if (left === 1) throw error
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
}
