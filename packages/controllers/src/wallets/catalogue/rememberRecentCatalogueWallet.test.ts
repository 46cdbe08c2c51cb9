import { expect, it } from 'vitest'
import { getRecentWallets } from '../list/getRecentWallets.js'
import { arrangeCatalogue } from './arrangeCatalogue.test.fixture.js'
import { rememberRecentCatalogueWallet } from './rememberRecentCatalogueWallet.js'

const customWallets = ['a', 'b', 'c'].map((id) => ({ id, name: id.toUpperCase(), mobile_link: `${id}://` }))

it('remembers two at most, newest first; one used again keeps its place', () => {
  const { portico } = arrangeCatalogue({ customWallets })
  for (const walletId of ['a', 'b', 'a']) rememberRecentCatalogueWallet(portico, { walletId })
  expect(getRecentWallets(portico).map(({ id }) => id)).toEqual(['b', 'a'])
  rememberRecentCatalogueWallet(portico, { walletId: 'c' })
  expect(getRecentWallets(portico)).toEqual([
    { id: 'c', name: 'C', mobile_link: 'c://' },
    { id: 'b', name: 'B', mobile_link: 'b://' },
  ])
})

it('keeps web pictures, but not those that would fill the storage', () => {
  const images = ['https://a.example/i.png', 'data:image/png;base64,AA==']
  const { portico } = arrangeCatalogue({
    customWallets: images.map((image_url, at) => ({ id: `${at}`, name: `N${at}`, image_url })),
  })
  for (const walletId of ['0', '1']) rememberRecentCatalogueWallet(portico, { walletId })
  expect(getRecentWallets(portico)).toEqual([
    { id: '1', name: 'N1' },
    { id: '0', name: 'N0', image_url: images[0] },
  ])
})

it('ignores an unknown wallet', () => {
  const { portico } = arrangeCatalogue()
  rememberRecentCatalogueWallet(portico, { walletId: 'nobody' })
  expect(getRecentWallets(portico)).toEqual([])
})
