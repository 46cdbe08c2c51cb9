import { createTestPortico } from '@portico/controllers/testing'
import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import * as exported from './index.js'

const { AccountButton, ConnectButton, NetworkButton, PorticoProvider } = exported
const address = '0x00000000000000000000000000000000000A11ce'
const ownButton = { children: () => 'own' }
const initialState = { accounts: { eip155: { connectorId: 'com.example.wallet1', address } } } as const

describe('on a server', () => {
  test('there is no window', () => {
    expect(typeof window).toBe('undefined')
  })

  test('every component renders, connected as the visitor was before', () => {
    const { portico } = createTestPortico({ started: false, initialState })
    const html = renderToString(
      h(
        PorticoProvider,
        { portico },
        h(ConnectButton),
        h(AccountButton),
        h(NetworkButton),
        h(ConnectButton, ownButton),
      ),
    )
    expect(html.match(/0x00…0A11ce/g)).toHaveLength(2)
    expect(html).toContain('Ethereum')
    expect(html).toContain('own')
    expect(html).not.toContain('style=')
  })

  test('without an earlier visit the button connects', () => {
    const { portico } = createTestPortico({ started: false })
    const html = renderToString(h(PorticoProvider, { portico }, h(ConnectButton), h(AccountButton)))
    expect(html).toContain('Connect wallet')
    expect(html).not.toContain('0x')
  })

  test('speaks the asked language', () => {
    const { portico } = createTestPortico({ started: false })
    const button = h(ConnectButton, { label: 'ربط المحفظة' })
    const html = renderToString(h(PorticoProvider, { portico, locale: 'ar' }, button))
    expect(html).toContain('ربط المحفظة')
    expect(html).toContain('dir="rtl"')
  })

  test('outside of a provider the error says what is missing', () => {
    expect(() => renderToString(h(ConnectButton))).toThrow(expect.objectContaining({ code: 'react/no-provider' }))
  })
})

test('the public names', () => {
  expect(Object.keys(exported).sort()).toMatchInlineSnapshot(`
    [
      "AccountButton",
      "ConnectButton",
      "NetworkButton",
      "OnRampWidget",
      "PorticoProvider",
      "useAccount",
      "useAccountName",
      "useBalance",
      "useConnect",
      "useDisconnect",
      "useEmbeddedWallet",
      "useEvents",
      "useIdentity",
      "useModal",
      "useNetwork",
      "useOnramp",
      "usePairing",
      "usePay",
      "usePortfolio",
      "usePortfolios",
      "usePortico",
      "usePorticoState",
      "useProvider",
      "useSendTransaction",
      "useSignMessage",
      "useSignTypedData",
      "useSiwx",
      "useSwap",
      "useTheme",
      "useToast",
      "useTokenBalances",
      "useWalletInfo",
    ]
  `)
})
