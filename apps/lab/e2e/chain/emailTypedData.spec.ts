import { expect } from '@playwright/test'
import { type Hex, recoverTypedDataAddress } from 'viem'
import type { App } from '../support/createApp.js'
import { createMailbox } from '../support/createMailbox.js'
import { askProvider, emailOptions, logIn } from '../support/emailLogin.js'
import { press, sheetOf } from '../support/emailSolana.js'
import { test } from '../support/test.js'

const contract = `0x${'ab'.repeat(20)}` as const
const salt = `0x${'5a'.repeat(32)}` as const

const note = {
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'salt', type: 'bytes32' },
    ],
    Note: [{ name: 'text', type: 'string' }],
  },
  primaryType: 'Note',
  domain: { name: 'Notes', salt },
  message: { text: 'hello' },
} as const

const sign = (app: App, address: string, typedData: object) =>
  askProvider(app, { method: 'eth_signTypedData_v4', params: [address, JSON.stringify(typedData)] })

test('typed data shows what is hashed, and nothing that is not', async ({ app, lab }) => {
  await app.goto('/', emailOptions)
  const { address } = await logIn(app, createMailbox(lab, 'typed'))
  const signed = sign(app, address, note)
  await expect(sheetOf(app).getByRole('definition').filter({ hasText: salt })).toBeVisible()
  await expect(sheetOf(app)).not.toContainText('gave more')
  await press(app, 'Approve')
  // The result is a signature.
  const signature = (await signed) as Hex
  expect(await recoverTypedDataAddress({ ...note, signature })).toBe(address)

  // `verifyingContract` is not declared in `EIP712Domain`, so it is not part of the hash that is signed.
  const more = { ...note, domain: { ...note.domain, verifyingContract: contract, chainId: 1 } }
  const refused = expect(sign(app, address, more)).rejects.toThrow(/declined/)
  await expect(sheetOf(app)).toContainText('The app gave more than would be signed.')
  await expect(sheetOf(app)).not.toContainText(contract)
  await expect(sheetOf(app)).not.toContainText('Network id')
  await press(app, 'Reject')
  await refused
})

test('typed data whose hash would be of something else than it shows is refused', async ({ app, lab }) => {
  await app.goto('/', emailOptions)
  const { address } = await logIn(app, createMailbox(lab, 'typed-odd'))
  const odd = { ...note, message: { text: 5 } }
  await expect(sign(app, address, odd)).rejects.toThrow(/cannot be read/)
})
