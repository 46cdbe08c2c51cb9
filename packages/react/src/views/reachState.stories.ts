import type { TestPortico } from '@portico/controllers/testing'

const tries = 600
const pauseMs = 10

/**
 * Moves the clock of a story's instance on until it is in its state. In a browser, code is loaded over the network
 * meanwhile, which the clock does not wait for.
 *
 * @param test The test instance.
 * @param isReached Whether the instance is in its state.
 * @param stepMs How far the clock moves at a time, in milliseconds. Default: not at all.
 * @throws Error If the state is not reached, so that no story shows another one than it is called.
 */
export async function reachState({ clock }: TestPortico, isReached: () => boolean, stepMs = 0): Promise<void> {
  for (let left = tries; left > 0; left--) {
    await clock.advance(stepMs)
    if (isReached()) return
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  throw new Error('The story has not reached its state.')
}
