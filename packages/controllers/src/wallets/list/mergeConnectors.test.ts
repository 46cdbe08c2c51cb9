import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ConnectorInfo } from '../../instance/state/connectionState.js'
import { mergeConnectors } from './mergeConnectors.js'

const announced = (facts: Partial<ConnectorInfo> & { readonly id: string }): ConnectorInfo => ({
  name: facts.id,
  type: 'ANNOUNCED',
  namespaces: ['eip155'],
  ...facts,
})
const names = (connectors: readonly ConnectorInfo[]) => mergeConnectors(connectors).map(({ name }) => name)

describe('mergeConnectors', () => {
  it('keeps one of several with the same reverse domain name', () => {
    const one = announced({ id: 'a', name: 'Fox', rdns: 'io.fox' })
    const other = announced({ id: 'b', name: 'Fox Mobile', rdns: 'IO.FOX' })
    expect(mergeConnectors([other, one])).toMatchObject([{ id: 'a', connectors: [one] }])
  })

  it('keeps one of several with the same name when a reverse domain name is missing', () => {
    const one = announced({ id: 'io.fox', name: 'Fox', rdns: 'io.fox' })
    const other = announced({ id: 'injected', name: 'fox ', type: 'INJECTED' })
    expect(mergeConnectors([other, one])).toMatchObject([{ id: 'io.fox', installed: true }])
  })

  it('keeps one of several nameless ones with the same picture', () => {
    const image = 'data:image/png;base64,AA=='
    const list = [announced({ id: 'a', name: '', image }), announced({ id: 'b', name: '', image })]
    expect(mergeConnectors(list)).toHaveLength(1)
  })

  it('does not hide a wallet behind one that took its name but not its domain', () => {
    const list = [
      announced({ id: 'io.fox', name: 'Fox', rdns: 'io.fox' }),
      announced({ id: 'evil', name: 'Fox', rdns: 'evil' }),
    ]
    expect(mergeConnectors(list)).toHaveLength(2)
  })

  it('does not take wallets for one because they share a picture', () => {
    const image = 'data:image/png;base64,AA=='
    expect(names([announced({ id: 'A', image }), announced({ id: 'B', image })])).toEqual(['A', 'B'])
  })

  it('merges one name on several namespaces', () => {
    const evm = announced({ id: 'app.phantom', name: 'Phantom', rdns: 'app.phantom' })
    const solana = announced({ id: 'Phantom', name: 'Phantom', namespaces: ['solana'], image: 'https://p.test/i.png' })
    expect(mergeConnectors([solana, evm])).toMatchObject([
      {
        id: 'app.phantom',
        type: 'MULTI_CHAIN',
        namespaces: ['eip155', 'solana'],
        connectors: [evm, solana],
        image: 'https://p.test/i.png',
      },
    ])
  })

  it('takes Trust Wallet and Trust for one', () => {
    const evm = announced({ id: 'com.trustwallet.app', name: 'Trust Wallet', rdns: 'com.trustwallet.app' })
    const solana = announced({ id: 'Trust', name: 'Trust', namespaces: ['solana'] })
    expect(mergeConnectors([evm, solana])).toMatchObject([{ name: 'Trust Wallet', type: 'MULTI_CHAIN' }])
  })

  it('takes the mobile MetaMask for MetaMask', () => {
    const list = [
      announced({ id: 'a', name: 'MetaMask', rdns: 'io.metamask' }),
      announced({ id: 'b', name: 'MetaMask', rdns: 'io.metamask.mobile' }),
    ]
    expect(mergeConnectors(list)).toHaveLength(1)
  })

  it('never merges WalletConnect with a wallet that took its name', () => {
    const list = [
      announced({
        id: 'walletConnect',
        name: 'WalletConnect',
        type: 'WALLET_CONNECT',
        namespaces: ['eip155', 'solana'],
      }),
      announced({ id: 'fake', name: 'WalletConnect' }),
    ]
    expect(mergeConnectors(list).map(({ type }) => type)).toEqual(['ANNOUNCED', 'WALLET_CONNECT'])
  })

  const connector = fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    name: fc.constantFrom('', 'Fox', 'fox', 'Bear', 'Trust', 'Trust Wallet'),
    type: fc.constantFrom('ANNOUNCED', 'INJECTED', 'EXTERNAL', 'WALLET_CONNECT', 'MULTI_CHAIN'),
    namespaces: fc.uniqueArray(fc.constantFrom('eip155', 'solana', 'bip122'), { minLength: 1 }),
    rdns: fc.constantFrom(undefined, 'io.fox', 'io.bear', 'evil'),
    image: fc.constantFrom(undefined, 'data:1', 'data:2'),
  })
  // These are the facts of a connector; fast-check widens the unions.
  const list = fc.array(connector, { maxLength: 8 }) as fc.Arbitrary<ConnectorInfo[]>

  it('does not depend on the order of the connectors', () => {
    const shuffled = list.chain((connectors) =>
      fc.tuple(fc.constant(connectors), fc.shuffledSubarray(connectors, { minLength: connectors.length })),
    )
    fc.assert(
      fc.property(shuffled, ([one, other]) => {
        expect(mergeConnectors(other)).toEqual(mergeConnectors(one))
      }),
    )
  })

  it('finds nothing more to merge in its own result', () => {
    fc.assert(
      fc.property(list, (connectors) => {
        const merged = mergeConnectors(connectors)
        expect(mergeConnectors(merged.flatMap((wallet) => wallet.connectors))).toEqual(merged)
      }),
    )
  })

  it('serves each namespace of every wallet by one connector at least', () => {
    fc.assert(
      fc.property(list, (connectors) => {
        for (const wallet of mergeConnectors(connectors)) {
          const served = wallet.connectors.flatMap(({ namespaces }) => namespaces)
          expect(new Set(served)).toEqual(new Set(wallet.namespaces))
        }
      }),
    )
  })
})
