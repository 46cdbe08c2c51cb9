import { createFakeConnector } from '@portico/core/testing'
import { expect, it } from 'vitest'
import { arrange } from '../../navigation/modal/arrange.test.fixture.js'
import { getRecentWallets } from './getRecentWallets.js'
import { rememberRecentWallet } from './rememberRecentWallet.js'

const wallet = (name: string, image?: string) =>
  createFakeConnector({ id: `id.${name}`, rdns: `id.${name}`, name, image })

it('remembers two at most, newest first; one used again keeps its place', () => {
  const { portico, adapter } = arrange()
  adapter.setConnectors([wallet('A'), wallet('B'), wallet('C')])
  for (const name of ['A', 'B', 'A']) rememberRecentWallet(portico, { connectorId: `id.${name}` })
  expect(getRecentWallets(portico).map(({ name }) => name)).toEqual(['B', 'A'])
  rememberRecentWallet(portico, { connectorId: 'id.C' })
  expect(getRecentWallets(portico).map(({ name }) => name)).toEqual(['C', 'B'])
})

it('keeps web pictures, but not those that would fill the storage', () => {
  const { portico, adapter } = arrange()
  adapter.setConnectors([wallet('A', 'https://a.test/i.png'), wallet('B', 'data:image/png;base64,AA==')])
  rememberRecentWallet(portico, { connectorId: 'id.A' })
  rememberRecentWallet(portico, { connectorId: 'id.B' })
  expect(getRecentWallets(portico)).toEqual([
    { id: 'id.B', name: 'B', rdns: 'id.B' },
    { id: 'id.A', name: 'A', rdns: 'id.A', image_url: 'https://a.test/i.png' },
  ])
})

it('ignores an unknown wallet', () => {
  const { portico } = arrange()
  rememberRecentWallet(portico, { connectorId: 'nobody' })
  expect(getRecentWallets(portico)).toEqual([])
})

it('survives what somebody else wrote there', () => {
  const { portico, storage } = arrange()
  for (const text of ['{', '{}', '[1, {"id": 5}]']) {
    storage.setItem(`@appkit:${portico.id}/recent_wallets`, text)
    expect(getRecentWallets(portico)).toEqual([])
  }
})
