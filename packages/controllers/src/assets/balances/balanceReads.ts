import { definePart } from '../../instance/definePart.js'
import { getPart } from '../../instance/getPart.js'
import { internals, type Portico } from '../../instance/Portico.js'

/** How long a balance is fresh, in milliseconds. */
const lifetimeMs = 30_000

/** Returns whether a balance read at a time, in milliseconds since the Unix epoch, is still fresh. */
export function isFresh(portico: Portico, updatedAt: number): boolean {
  const age = portico[internals].clock.now() - updatedAt
  return age >= 0 && age <= lifetimeMs
}

/** Recent failures: the error, and when to try again. */
export const balanceBlocksPart = definePart<Map<string, { readonly until: number; readonly error: unknown }>>({
  key: 'balanceBlocks',
  create: () => new Map(),
})

/** How long to wait after a failure before a balance is read again, in milliseconds. */
export const balanceBlockMs = 30_000

type BlockParameters<value> = {
  /** Key of the read. */
  readonly key: readonly unknown[]
  readonly signal: AbortSignal
  read(): Promise<value>
}

/** Reads a balance. If the same read failed within the last 30 s, it rejects at once with the same error. */
export async function blockAfterFailure<value>(
  portico: Portico,
  { key, signal, read }: BlockParameters<value>,
): Promise<value> {
  const { clock } = portico[internals]
  const blocks = getPart(portico, balanceBlocksPart)
  const name = JSON.stringify(key)
  const block = blocks.get(name)
  if (block && clock.now() < block.until) throw block.error
  blocks.delete(name)
  try {
    return await read()
  } catch (error) {
    if (!signal.aborted) blocks.set(name, { until: clock.now() + balanceBlockMs, error })
    throw error
  }
}
