import { assertPortsFree } from '../net/assertPortsFree.js'
import { portSpan } from '../ports.js'

/** Finds a base port whose whole range is free, so that tests and a running lab do not collide. */
export async function findBasePort(): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt++) {
    // Below the range of ephemeral ports.
    const base = 10_000 + Math.floor(Math.random() * 400) * portSpan
    const ports = Array.from({ length: portSpan }, (_, offset) => base + offset)
    const isFree = await assertPortsFree(ports).then(
      () => true,
      () => false,
    )
    if (isFree) return base
  }
  throw new Error('No free ports were found')
}
