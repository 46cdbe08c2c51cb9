import { onTestFinished } from 'vitest'
import { getPart } from '../../instance/getPart.js'
import { queryClientPart } from '../../queries/queryClientPart.js'
import { type CreateTestPorticoOptions, createTestPortico } from '../../testing/createTestPortico.js'

/** Creates a started instance with a catalogue in memory. It ends with the test. */
export function arrangeCatalogue(options: CreateTestPorticoOptions = {}) {
  const test = createTestPortico({ wallets: 0, catalogue: { wallets: 100 }, ...options })
  onTestFinished(() => test.portico.destroy())
  return {
    ...test,
    client: getPart(test.portico, queryClientPart),
    /** Query parameters of each request, without those that identify the app. */
    asked: () => test.catalogue.calls.map(({ url }) => withoutIdentity(Object.fromEntries(url.searchParams))),
  }
}

function withoutIdentity({ st, sv, projectId, ...query }: Record<string, string>): Record<string, string> {
  return query
}
