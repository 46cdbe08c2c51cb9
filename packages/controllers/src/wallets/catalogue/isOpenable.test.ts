import { mainnet } from '@portico/core/networks'
import { createFakeAdapter } from '@portico/core/testing'
import { describe, expect, it } from 'vitest'
import { createPortico } from '../../assembly/createPortico.js'
import { readCatalogueWallet } from '../../services/catalogue/readCatalogueWallet.js'
import { type CatalogueParameters, isOpenable } from './isOpenable.js'

const phantom = 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393'
const solflare = '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79'
const coinbase = 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa'

function check(facts: Record<string, string>, parameters: CatalogueParameters, adapters = [createFakeAdapter()]) {
  const wallet = readCatalogueWallet({ id: 'a', name: 'A', ...facts })
  if (!wallet) throw new Error('no wallet')
  return isOpenable(createPortico({ networks: [mainnet], adapters }), wallet, parameters)
}

describe('isOpenable', () => {
  it.each([
    [{ mobile_link: 'a://' }, { isMobile: true }, true],
    [{ desktop_link: 'a://' }, { isMobile: true }, false],
    [{ desktop_link: 'a://' }, { isMobile: false }, true],
    [{}, {}, true],
    [{ id: 'constructor' }, { isMobile: true }, false],
    [{ id: phantom }, { isMobile: true }, true],
    [{ id: phantom }, { isMobile: true, namespace: 'solana' }, true],
    [{ id: solflare }, { isMobile: true }, false],
    [{ id: solflare }, { isMobile: true, namespace: 'solana' }, true],
    [{ id: coinbase }, { isMobile: true }, false],
    [{ id: coinbase }, { isMobile: true, namespace: 'solana' }, true],
  ])('says of %j with %j: %s', (facts, parameters, expected) => {
    expect(check(facts, parameters)).toBe(expected)
  })

  it.each([
    [{}, false],
    [{ app_store: 'https://apps.apple.com/a' }, false],
    [{ mobile_link: 'a://' }, true],
    [{ desktop_link: 'a://' }, true],
    [{ webapp_link: 'https://a.example' }, true],
  ])('says of %j in an app without adapters: %s', (facts, expected) => {
    expect(check(facts, {}, [])).toBe(expected)
  })
})
