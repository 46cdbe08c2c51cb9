import { setAccountNameText, startAccountName } from '@portico/controllers'
import { getInternals } from '@portico/controllers/internal'
import type { TestPortico } from '@portico/controllers/testing'
import type { FakeAnswer } from '@portico/core/testing'
import { arrangeAccount } from './arrangeAccount.stories.js'

/** How the data service answers what it is asked about names. */
export type NameAnswers = {
  /** Who has a name. Default: nobody has any. */
  readonly lookup?: FakeAnswer | undefined
  /** Names of the account. Default: none. */
  readonly own?: FakeAnswer | undefined
  /** Default: four names that are free. */
  readonly suggested?: FakeAnswer | undefined
  /** Default: the name is registered. */
  readonly posted?: FakeAnswer | undefined
}

/** Nobody has the name. */
const freeName: FakeAnswer = { json: {}, status: 404 }

/** Somebody else has the name. */
export const takenName: FakeAnswer = {
  json: { name: 'alice.reown.id', addresses: { 60: { address: '0x00000000219ab540356cBB839Cbe05303d7705Fa' } } },
}

const suggestions = ['alice1', 'alice2', 'alice-of-the-seven-long-seas', 'alice4'].map((label) => ({
  name: `${label}.reown.id`,
  registered: false,
}))

/**
 * Connects the wallet of a story or a test, with a data service that registers names. The wallet signs what it is asked.
 *
 * @param test The test instance.
 */
export async function arrangeNames(
  test: TestPortico,
  {
    lookup = freeName,
    own = { json: [] },
    suggested = { json: { suggestions } },
    posted = { json: {} },
  }: NameAnswers = {},
): Promise<void> {
  const { options } = getInternals(test.portico)
  // A story gets its instance ready-made. What is below the catalogue is answered by its fake.
  Object.assign(options, { services: { ...options.services, blockchainApi: `${options.services.catalogue}/data` } })
  test.catalogue.fail(({ url: { pathname }, method }) => {
    if (pathname.endsWith('/supported-chains')) return { json: { http: ['eip155:1'] } }
    if (pathname.includes('/profile/suggestions/')) return suggested
    if (pathname.includes('/profile/reverse/')) return own
    if (pathname.includes('/profile/account/')) return lookup
    return method === 'POST' && pathname.endsWith('/profile/account') ? posted : { json: {}, status: 404 }
  })
  test.adapter.setActions({ signMessage: async () => `0x${'1b'.repeat(65)}` })
  await arrangeAccount(test)
  await startAccountName(test.portico)
}

/** Types a name, and waits until the service is asked about it. */
export async function typeName({ portico, clock }: TestPortico, text: string): Promise<void> {
  setAccountNameText(portico, { text })
  await clock.advance(500)
  await clock.flush()
}
