import { getInternals } from '@portico/controllers/internal'
import type { TestPortico } from '@portico/controllers/testing'
import type { FakeAnswer } from '@portico/core/testing'
import { arrangeAccount } from './arrangeAccount.stories.js'

/** Longest id there is, and a name that hardly fits. */
const long = {
  id: (2n ** 256n - 1n).toString(),
  name: 'The most complete collection of everything that was ever drawn',
}

/** The service's answer for an account with one item of each kind. The pictures are drawn. */
export const manyNfts = {
  data: [
    makeItem('1', { name: 'Heron in the reeds', collection: 'Shorebirds' }),
    makeItem('5', { standard: 'erc1155', amount: '40', name: 'Day ticket', collection: 'Ferry' }),
    makeItem(long.id, { name: long.name, collection: long.name }),
    makeItem('9', { name: 'Claim at prize.example', flags: { isSpam: true } }),
  ],
  next: null,
}

function makeItem(tokenId: string, fields: object): object {
  return {
    contract: '0x2222222222222222222222222222222222222222',
    tokenId,
    standard: 'erc721',
    amount: '1',
    chainId: 'eip155:1',
    image: { url: `https://api.web3modal.org/data/pictures/${tokenId.slice(0, 3)}` },
    traits: [
      { trait: 'Season', value: 'Winter' },
      { trait: 'A trait with a long name', value: 'And with a value that needs more than one line of the view' },
    ],
    flags: { isSpam: false },
    ...fields,
  }
}

/**
 * Connects the wallet of a story or a test, whose items a data service of the app's own lists.
 *
 * @param test The test instance.
 * @param answer What the service answers when it is asked for the items.
 */
export async function arrangeNfts(test: TestPortico, answer: FakeAnswer): Promise<void> {
  const { options } = getInternals(test.portico)
  // A story gets its instance ready-made. What is below the catalogue is answered by its fake.
  Object.assign(options, { services: { ...options.services, blockchainApi: `${options.services.catalogue}/data` } })
  test.catalogue.fail(({ url }) => {
    if (url.pathname.endsWith('/supported-chains')) return { json: { http: ['eip155:1'] } }
    if (url.pathname.endsWith('/nfts')) return answer
    if (url.pathname.includes('/pictures/')) return drawPicture(Number(url.pathname.split('/').at(-1)))
    return { json: {}, status: 404 }
  })
  await arrangeAccount(test)
}

function drawPicture(seed: number): Response {
  const hue = (seed * 83) % 360
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="hsl(${hue} 45% 62%)"/><circle cx="26" cy="16" r="8" fill="hsl(${hue} 60% 92%)"/><path d="M0 31q10-9 20-2t20-3v14H0z" fill="hsl(${hue} 50% 34%)"/></svg>`
  return new Response(picture, { headers: { 'content-type': 'image/svg+xml' } })
}
