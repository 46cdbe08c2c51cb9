import { confirmAccountName } from '@portico/controllers'
import type { TestPortico } from '@portico/controllers/testing'
import { walletErrors } from '@portico/core'
import { arrangeNames, type NameAnswers, takenName, typeName } from '../../arrangeNames.stories.js'
import type { ViewStories } from '../../ViewStories.js'

export const stories: ViewStories<'RegisterAccountName', string> = {
  // The service is being asked about the name.
  loading: {
    params: {},
    async arrange(test) {
      await arrangeNames(test, { lookup: 'hang', suggested: 'hang' })
      await typeName(test, 'alice')
    },
  },
  empty: { params: {}, arrange: (test) => arrangeNames(test) },
  // The service does not tell who has the name.
  error: {
    params: {},
    async arrange(test) {
      await arrangeNames(test, { lookup: { json: {}, status: 400 }, suggested: { json: {}, status: 400 } })
      await typeName(test, 'alice')
    },
  },
  filled: {
    params: {},
    async arrange(test) {
      await arrangeNames(test)
      await typeName(test, 'alice')
    },
  },
  'too short': { params: {}, arrange: (test) => arrangeTyped(test, 'abc') },
  'wrong characters': { params: {}, arrange: (test) => arrangeTyped(test, 'ann_lee') },
  taken: { params: {}, arrange: (test) => arrangeTyped(test, 'alice', { lookup: takenName }) },
  // The account has a name.
  owned: {
    params: {},
    arrange: (test) =>
      arrangeTyped(test, 'alice', {
        own: {
          json: [
            { name: 'first.reown.id', addresses: { 60: { address: '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb' } } },
          ],
        },
      }),
  },
  // The wallet is asked.
  signing: { params: {}, arrange: (test) => arrangeAsked(test, () => new Promise(() => {})) },
  declined: {
    params: {},
    arrange: (test) => arrangeAsked(test, () => Promise.reject(walletErrors('wallet/rejected'))),
  },
  // The service is asked to register it.
  registering: { params: {}, arrange: (test) => arrangeAsked(test, sign, { posted: 'hang' }) },
  failed: { params: {}, arrange: (test) => arrangeAsked(test, sign, { posted: { json: {}, status: 400 } }) },
}

const sign = async () => `0x${'1b'.repeat(65)}`

async function arrangeTyped(test: TestPortico, text: string, answers: NameAnswers = {}): Promise<void> {
  await arrangeNames(test, answers)
  await typeName(test, text)
}

/** A name for which the wallet is asked. */
async function arrangeAsked(
  test: TestPortico,
  signMessage: () => Promise<string>,
  answers: NameAnswers = {},
): Promise<void> {
  await arrangeTyped(test, 'alice', answers)
  test.adapter.setActions({ signMessage })
  confirmAccountName(test.portico).catch(() => {})
  await test.clock.flush()
}
