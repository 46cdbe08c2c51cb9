import { describe, expect, it } from 'vitest'
import { toAppLink } from './toAppLink.js'

describe('toAppLink', () => {
  it.each([
    ['metamask://', 'metamask://'],
    ['metamask', 'metamask://'],
    ['metamask:', 'metamask://'],
    ['w3akvrn:/', 'w3akvrn://'],
    ['trust://', 'trust://'],
    ['arcawallet://wc', 'arcawallet://wc/'],
    ['zeal://walletconnect/', 'zeal://walletconnect/'],
    ['sweat:///', 'sweat:///'],
    ['bnc://app.binance.com/cedefi/', 'bnc://app.binance.com/cedefi/'],
    [
      'bybitapp://open/route?targetUrl=by://web3/walletconnect/',
      'bybitapp://open/route?targetUrl=by://web3/walletconnect/',
    ],
    ['https://metamask.app.link', 'https://metamask.app.link/'],
    ['https://fx.wallet/wc', 'https://fx.wallet/wc/'],
    ['http://coinstats.app', 'http://coinstats.app/'],
    [' payperless://', 'payperless://'],
    [' altrapay://wc?uri=', 'altrapay://wc?uri='],
    ['https://altrapay.io/wc?uri=', 'https://altrapay.io/wc?uri='],
  ])('brings %s into form', (link, wanted) => {
    expect(toAppLink(link)).toBe(wanted)
  })

  it.each([
    'javascript:alert(1)',
    'JavaScript://x/%0aalert(1)',
    'data:text/html,x',
    'blob:https://a.example/1',
    'file:///etc/passwd',
    'intent://scan/#Intent;package=com.evil;end',
    'tel:+15551234',
    'sms:+15551234',
    'mailto:a@b.example',
    'itms-services://?action=download-manifest&url=https://evil.example',
    'https://wallet.example@evil.example/',
    'promo.ggp.gg/?ref=',
    'https://',
    '',
  ])('refuses %s', (link) => {
    expect(() => toAppLink(link)).toThrow(expect.objectContaining({ code: 'link/not-allowed' }))
  })
})
