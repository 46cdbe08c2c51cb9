import { createTestPortico, type TestPortico } from '@portico/controllers/testing'
import type { Story } from './listStories.js'

const tries = 40
const pauseMs = 50

/**
 * Makes a test instance in a story's state. In a test all code is there when it is asked for; here it comes over the
 * network, so a story that could not be arranged is tried again with what has come in the meantime.
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
