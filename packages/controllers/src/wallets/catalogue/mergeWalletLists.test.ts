import { expect, it } from 'vitest'
import { readCatalogueWallet } from '../../services/catalogue/readCatalogueWallet.js'
import { mergeWalletLists } from './mergeWalletLists.js'

const list = (...records: readonly object[]) => ({
  wallets: records.flatMap((record) => readCatalogueWallet(record) ?? []),
})

it('keeps each wallet where it stands first and takes a missing list for empty', () => {
  const lists = [list({ id: 'b', name: 'B' }), undefined, list({ id: 'a', name: 'A' }, { id: 'b', name: 'Late' })]
  expect(mergeWalletLists(lists).map(({ name }) => name)).toEqual(['B', 'A'])
  expect(mergeWalletLists([])).toEqual([])
})
