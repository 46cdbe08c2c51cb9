import { createFakeConnector } from '@portico/core/testing'
import { describe, expect, it } from 'vitest'
import { arrangeCatalogue } from './arrangeCatalogue.test.fixture.js'
import { getAllWalletsRow } from './getAllWalletsRow.js'

const walletConnect = () => createFakeConnector({ id: 'walletConnect', name: 'WalletConnect', type: 'WALLET_CONNECT' })
const row = (options: object = {}, parameters: { count?: number; isMobile?: boolean } = {}) =>
  getAllWalletsRow(arrangeCatalogue({ connectors: [walletConnect()], ...options }).portico, parameters)

describe('getAllWalletsRow', () => {
  it.each([
    [{}, false, true],
    [{ allWallets: 'HIDE' }, true, false],
    [{ allWallets: 'ONLY_MOBILE' }, true, true],
    [{ allWallets: 'ONLY_MOBILE' }, false, false],
    [{ features: { allWallets: false } }, false, false],
    [{ enableWallets: false }, false, false],
    [{ connectors: [] }, false, false],
  ])('with %j, on a phone %s: shown %s', (options, isMobile, isShown) => {
    expect(row(options, { isMobile }).isShown).toBe(isShown)
  })

  it.each([
    [undefined, undefined, false],
    [0, undefined, false],
    [9, 9, false],
    [10, 10, false],
    [11, 10, true],
    [539, 530, true],
  ])('counts %s as %s, more: %s', (count, shown, hasMore) => {
    expect(row({}, count === undefined ? {} : { count })).toMatchObject({ count: shown, hasMore })
  })
})
