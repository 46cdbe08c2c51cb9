import type { ChainNamespace } from '@portico/core'

/** What the Connect view hands to each of its sections. */
export type SectionProps = {
  /** Only ways to connect this namespace are offered. */
  readonly namespace: ChainNamespace | undefined
}
