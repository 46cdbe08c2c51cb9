import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { breakName } from './breakName.js'

describe('breakName', () => {
  it.each([
    ['MetaMask', 'MetaMask'],
    ['Trust Wallet', 'Trust Wallet'],
    ['TokenPocketWallet', 'Token<wbr/>Pocket<wbr/>Wallet'],
    ['Crypto.com Onchain', 'Crypto.com Onchain'],
    ['verylongname.finance', 'verylongname<wbr/>.finance'],
    ['abcdefghijklmnop', 'abcdefghijklmnop'],
    ['MYNAMEISLOUDWallet', 'MYNAMEISLOUD<wbr/>Wallet'],
    ['My Extraordinarily-Long', 'My Extraordinarily<wbr/>-Long'],
  ])('breaks %s as %s', (name, markup) => {
    expect(renderToStaticMarkup(breakName(name))).toBe(markup)
  })
})
