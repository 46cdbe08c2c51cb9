import { setOnrampAmount, startOnramp, startPurchase } from '@portico/controllers'
import { getInternals } from '@portico/controllers/internal'
import type { TestPortico } from '@portico/controllers/testing'
import type { OnrampProvider, OnrampRecord, OnrampSource } from '@portico/core'
import { arrangeAccount } from './arrangeAccount.stories.js'
import { makeTokens } from './makeTokens.stories.js'

/** What differs from buying that works. */
export type ArrangeOnrampOptions = {
  readonly source?: Partial<OnrampSource>
  readonly provider?: Partial<OnrampProvider>
  /** A second provider, which tells prices on its page alone. */
  readonly hasSecond?: boolean
  /** Text of the amount; none leaves the form empty. Default `50`. */
  readonly amount?: string | undefined
  /** Id of the provider at which a purchase is begun. */
  readonly buyAt?: string | undefined
}

/** A purchase as a provider knows it. */
export function makeRecord(changes: Partial<OnrampRecord> = {}): OnrampRecord {
  const at = Date.UTC(2026, 10, 20, 14, 5)
  return { id: 'p1', status: 'confirmed', at, networkId: 'eip155:1', amount: '48.75', symbol: 'USDC', ...changes }
}

/**
 * Connects the wallet of a story or a test, with a provider that sells, and fills in 50 dollars for USDC.
 *
 * @param test The test instance.
 */
export async function arrangeOnramp(
  test: TestPortico,
  { source = {}, provider = {}, hasSecond = true, amount = '50', buyAt }: ArrangeOnrampOptions = {},
): Promise<void> {
  const { clock, portico } = test
  const loaded: OnrampSource = {
    getUrl: async () => 'https://pay.example/',
    quote: async () => ({ receives: '48.75', total: '50.00', fee: '0.99', networkFee: '0.26' }),
    listRecords: async () => [],
    ...source,
  }
  const first: OnrampProvider = {
    id: 'first',
    name: 'Coinbase',
    fee: [100, 200],
    namespaces: ['eip155'],
    isOffered: () => true,
    load: async () => loaded,
    ...provider,
  }
  const second: OnrampProvider = {
    ...first,
    id: 'second',
    name: 'Meld',
    load: async () => ({ getUrl: async () => 'https://meld.example/' }),
  }
  // A story gets its instance ready-made, so what it needs of the options is put there.
  Object.assign(getInternals(portico).options, { onramp: hasSecond ? [first, second] : [first] })
  await arrangeAccount(test, { tokens: makeTokens(2) })
  await startOnramp(portico)
  if (amount !== '') setOnrampAmount(portico, { text: amount })
  await clock.advance(300)
  if (buyAt) startPurchase(portico, { providerId: buyAt, isOpened: true })
  await clock.flush()
}
