import { describe, expect, it } from 'vitest'
import { readCatalogueWallet } from './readCatalogueWallet.js'

const record = {
  id: 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96',
  name: 'MetaMask',
  badge_type: 'certified',
  chains: ['eip155:1', 'eip155:10'],
  homepage: 'https://metamask.io/',
  image_id: '018b2d52-10e9-4158-1fde-a5d5bac5aa00',
  image_url: 'https://images.example/metamask.png',
  mobile_link: 'metamask://',
  desktop_link: 'metamask-desktop://open',
  webapp_link: 'https://portfolio.metamask.io/',
  link_mode: 'https://metamask.app.link',
  app_store: 'https://apps.apple.com/us/app/metamask/id1438144202',
  play_store: 'https://play.google.com/store/apps/details?id=io.metamask',
  chrome_store: 'https://chrome.google.com/webstore/detail/metamask/nkbihfbeogaeaoehlefnkodbefgpgknn',
  rdns: 'io.metamask',
  injected: [{ namespace: 'eip155', injected_id: 'isMetaMask' }],
}
const read = (facts: Record<string, unknown>) => readCatalogueWallet({ id: 'a', name: 'A', ...facts })

describe('readCatalogueWallet', () => {
  it('reads every field of the catalogue', () => {
    expect(readCatalogueWallet(record)).toEqual({
      id: record.id,
      name: 'MetaMask',
      badge: 'certified',
      chains: ['eip155:1', 'eip155:10'],
      homepage: 'https://metamask.io/',
      imageId: '018b2d52-10e9-4158-1fde-a5d5bac5aa00',
      imageUrl: 'https://images.example/metamask.png',
      mobileLink: 'metamask://',
      desktopLink: 'metamask-desktop://open',
      webappLink: 'https://portfolio.metamask.io/',
      linkMode: 'https://metamask.app.link/',
      appStore: record.app_store,
      playStore: record.play_store,
      chromeStore: record.chrome_store,
      rdns: 'io.metamask',
      injected: [{ namespace: 'eip155', injectedId: 'isMetaMask' }],
    })
  })

  it('takes null, empty and unknown fields for none', () => {
    expect(read({ mobile_link: null, rdns: '', chains: null, badge_type: 'none', extra: 1 })).toEqual({
      id: 'a',
      name: 'A',
      chains: [],
      injected: [],
    })
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:1',
    'data:text/html,x',
    'blob:https://a/b',
    'file:///etc',
    'https://user@host.example',
  ])('drops the link %s wherever it stands and keeps the wallet', (link) => {
    const names = [
      'homepage',
      'image_url',
      'mobile_link',
      'desktop_link',
      'webapp_link',
      'link_mode',
      'app_store',
      'play_store',
      'chrome_store',
    ]
    const wallet = read(Object.fromEntries(names.filter((name) => name !== 'image_url').map((name) => [name, link])))
    expect(wallet).toEqual({ id: 'a', name: 'A', chains: [], injected: [] })
    expect(read({ image_url: link })?.imageUrl ?? 'https://').toMatch(/^https:/)
  })

  it('opens apps only by the links of apps', () => {
    const wallet = read({
      mobile_link: 'fox://',
      desktop_link: 'fox-desk:',
      webapp_link: 'fox://',
      link_mode: 'fox://',
      homepage: 'fox://',
    })
    expect(wallet).toMatchObject({ mobileLink: 'fox://', desktopLink: 'fox-desk:' })
    expect(wallet).toMatchObject({ webappLink: undefined, linkMode: undefined, homepage: undefined })
  })

  it('takes a bare scheme for the link of an app, unless it runs code', () => {
    expect(read({ mobile_link: 'fox', desktop_link: 'javascript' })).toMatchObject({ mobileLink: 'fox://' })
    expect(read({ desktop_link: 'javascript' })?.desktopLink).toBeUndefined()
  })

  it('keeps the chains and injected forms that are well-formed', () => {
    const wallet = read({
      chains: ['eip155:1', 'eip155', 'eip155:1:0x0', 5, 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
      injected: [
        { namespace: 'eip155' },
        { namespace: '!', injected_id: 'isFox' },
        null,
        { namespace: 'solana', injected_id: 'isFox' },
      ],
    })
    expect(wallet?.chains).toEqual(['eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'])
    expect(wallet?.injected).toEqual([{ namespace: 'solana', injectedId: 'isFox' }])
  })

  it('shows names without characters that hide or reorder text, 64 at most', () => {
    expect(read({ name: ' Fo\u202ex\u0000 \n Wallet ' })?.name).toBe('Fox Wallet')
    expect(Array.from(read({ name: '🦊'.repeat(100) })?.name ?? '')).toHaveLength(64)
  })

  it.each([
    [{ name: '\u200b ' }],
    [{ name: 5 }],
    [{ id: '' }],
    [{ id: 'a,b' }],
    [{ id: 7 }],
    [{ id: 'x'.repeat(129) }],
  ])('refuses a record without usable id and name: %j', (facts) => {
    expect(read(facts)).toBeUndefined()
  })

  it.each([undefined, null, 5, 'text', [], [record]])('refuses %j', (value) => {
    expect(readCatalogueWallet(value)).toBeUndefined()
  })
})
