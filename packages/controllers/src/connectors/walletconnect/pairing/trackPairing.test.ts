import { createFakeContext } from '@portico/core/testing'
import { expect, it } from 'vitest'
import { listOwnPairings, sessionLifetime } from '../storage/ownPairings.js'
import { listPendingPairings } from '../storage/pendingPairings.js'
import { codeLifetime } from './createPairing.js'
import { trackPairing } from './trackPairing.js'

const first = 'a'.repeat(64)
const second = 'b'.repeat(64)
const minute = 60_000

/** Two codes were shown, the second after the first had expired. */
async function arrange() {
  const context = createFakeContext()
  const track = trackPairing(context, { namespaces: ['eip155'], own: new Set() })
  for (const topic of [first, second]) {
    track.add(`wc:${topic}@2?symKey=0`, { expiresAt: context.clock.now() + codeLifetime })
    if (topic === first) await context.clock.advance(codeLifetime)
  }
  const left = () =>
    Object.fromEntries(listOwnPairings(context).map(({ topic, until }) => [topic, until - context.clock.now()]))
  return { context, left, track }
}

it('remembers the code that is shown as long as a session may last, the one before it only for what comes late', async () => {
  const { left } = await arrange()
  // Five minutes to answer and five in the mailbox, of which four have passed.
  expect(left()).toEqual({ [second]: sessionLifetime, [first]: 6 * minute })
})

it('forgets a pairing that was given up once nothing can come of it', async () => {
  const { context, left, track } = await arrange()
  track.end()
  expect(listPendingPairings(context)).toEqual([])
  expect(left()).toEqual({ [second]: 10 * minute, [first]: 6 * minute })
  await context.clock.advance(10 * minute)
  expect(left()).toEqual({})
})

it('keeps the one that a wallet has answered', async () => {
  const { left, track } = await arrange()
  track.end(second)
  expect(left()).toMatchObject({ [second]: sessionLifetime })
})
