import { readFileSync } from 'node:fs'
import { confirmSend, createPortico, openModal, reviewSend, signMessage } from '@portico/controllers'
import { getPart } from '@portico/controllers/internal'
import type { TestPortico } from '@portico/controllers/testing'
import { attachRouter, routerPart, sendPart } from '@portico/controllers/ui'
import { memoryStorage } from '@portico/core'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { type AcmeWallet, acme, acmeAdapter } from './acmeAdapter.js'
import { renderView } from './renderView.js'

const own = `acme1${'q'.repeat(38)}`
const other = `acme1${'p'.repeat(38)}`
const answers: Readonly<Record<string, unknown>> = { getBalance: '2500000', getFee: '1000', waitForTransaction: 'done' }

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function arrange() {
  const wallet = {
    connect: vi.fn<AcmeWallet['connect']>(async () => own),
    account: vi.fn<AcmeWallet['account']>(async () => undefined),
    transfer: vi.fn<AcmeWallet['transfer']>(async () => 'hash-1'),
  }
  vi.stubGlobal('acme', wallet)
  vi.stubGlobal('fetch', async (_url: unknown, init: RequestInit) => {
    const { id, method } = JSON.parse(String(init.body))
    return Response.json({ jsonrpc: '2.0', id, result: answers[method] })
  })
  const portico = createPortico({ networks: [acme], adapters: [acmeAdapter()], storage: memoryStorage() })
  attachRouter(portico)
  portico.start()
  // The views need the instance alone of what tests usually stand on.
  return { portico, wallet, test: { portico } as TestPortico }
}

test('the example of the page about adapters is this one', () => {
  const page = readFileSync('docs/adapters.md', 'utf8')
  const code = readFileSync('packages/react/src/testing/acmeAdapter.ts', 'utf8')
  expect(page).toContain(`\`\`\`ts\n${code}\`\`\`\n`)
})

test('a chain that Portico has never heard of gets Connect, Balance and Send', async () => {
  const { portico, wallet, test } = arrange()
  openModal(portico)
  const connect = await renderView('Connect', { params: {}, test })
  await userEvent.click(await screen.findByRole('button', { name: /Acme Wallet/ }))
  connect.unmount()
  const route = getPart(portico, routerPart).history.at(-1)
  if (route?.name !== 'ConnectingExternal') throw new Error(`A wallet's row led to ${route?.name}.`)
  const connecting = await renderView('ConnectingExternal', { params: route.params, test })
  await waitFor(() => expect(portico.getState().namespaces.acme?.address).toBe(own))
  connecting.unmount()

  const account = await renderView('Account', { params: {}, test })
  expect(await screen.findByText(/2\.5.ACME/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy()
  account.unmount()

  openModal(portico, { view: 'WalletSend' })
  const send = await renderView('WalletSend', { params: {}, test })
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '1')
  await userEvent.type(screen.getByRole('textbox', { name: 'Recipient' }), other)
  await userEvent.click(await screen.findByRole('button', { name: 'Review' }))
  send.unmount()
  await reviewSend(portico)
  await confirmSend(portico)
  expect(wallet.transfer).toHaveBeenCalledWith({ from: own, to: other, amount: '1000000', fee: '1000' })
  await waitFor(() => expect(getPart(portico, sendPart)).toMatchObject({ hash: 'hash-1', phase: 'confirmed' }))
  // The adapter has no such action.
  await expect(signMessage(portico, { message: 'Hello' })).rejects.toMatchObject({ code: 'wallet/unsupported-method' })
  portico.destroy()
})
