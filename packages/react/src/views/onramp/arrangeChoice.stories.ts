import { getInternals } from '@portico/controllers/internal'
import type { TestPortico } from '@portico/controllers/testing'
import { arrangeAccount } from '../arrangeAccount.stories.js'
import { arrangeOnramp } from '../arrangeOnramp.stories.js'

/** Nobody ever says what can be bought: the data service does not answer. */
export async function arrangeWithoutOptions(test: TestPortico): Promise<void> {
  const inner = getInternals(test.portico)
  Object.assign(inner.options, { services: { ...inner.options.services, blockchainApi: 'https://data.example' } })
  Object.assign(inner, { http: { ...inner.http, json: () => new Promise(() => {}) } })
  void arrangeOnramp(test).catch(() => {})
  await test.clock.flush()
}

/** A network on which nothing is sold. */
export async function arrangeWithoutTokens(test: TestPortico): Promise<void> {
  await arrangeOnramp(test)
  test.connectors[0]?.connection.setNetwork('eip155:8453')
  await test.clock.flush()
}

/** No provider sells on the account's networks. */
export async function arrangeWithoutProvider(test: TestPortico): Promise<void> {
  Object.assign(getInternals(test.portico).options, { onramp: [] })
  await arrangeAccount(test)
}
