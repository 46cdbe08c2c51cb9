import { expect } from '@playwright/test'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { createMailbox } from '../support/createMailbox.js'
import { askProvider, emailOptions, frameOf, logIn } from '../support/emailLogin.js'
import { test } from '../support/test.js'

test('requests that wait run on the network they were made for, whichever is chosen meanwhile', async ({
  app,
  lab,
  chain,
}) => {
  await app.goto('/', emailOptions)
  const { address } = await logIn(app, createMailbox(lab, 'queue'))
  const to = privateKeyToAddress(generatePrivateKey())
  const pay = (value: string) =>
    askProvider(app, { method: 'eth_sendTransaction', params: [{ from: address, to, value }] })
  const sheet = frameOf(app.page).getByRole('main')
  const approve = async (value: string, network: string) => {
    await expect(sheet).toContainText(`0.00000000000000000${value} ETH`)
    await expect(sheet).toContainText(network)
    await sheet.getByRole('button', { name: 'Approve' }).click()
  }

  const first = pay('0x1')
  const second = pay('0x2')
  await expect(sheet.getByRole('button', { name: 'Approve' })).toBeEnabled()
  await askProvider(app, { method: 'wallet_switchEthereumChain', params: [{ chainId: '0x2105' }] })
  await app.expectNetwork('Base')
  const third = pay('0x3')
  await approve('1', 'Ethereum')
  await approve('2', 'Ethereum')
  await approve('3', 'Base')
  await chain(1).client.waitForTransactionReceipt({ hash: await first })
  await chain(1).client.waitForTransactionReceipt({ hash: await second })
  await chain(8453).client.waitForTransactionReceipt({ hash: await third })
  expect(await chain(1).getBalance(to)).toBe(3n)
  expect(await chain(8453).getBalance(to)).toBe(3n)
})
