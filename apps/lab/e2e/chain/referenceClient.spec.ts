import { expect } from '@playwright/test'
import { base58 } from '@scure/base'
import nacl from 'tweetnacl'
import { type Hex, parseEther, recoverMessageAddress, recoverTypedDataAddress, stringToHex } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { solanaChainId } from '../../stack/solana/solanaChain.js'
import { approveSheet } from '../support/answerSheet.js'
import { createMailbox, type Mailbox } from '../support/createMailbox.js'
import { openReferenceApp, type ReferenceApp } from '../support/openReferenceApp.js'
import { test as base } from '../support/test.js'

type Fixtures = { reference: ReferenceApp; mailbox: Mailbox }

/** Checks that the client knows every message of the wallet, and that nothing times out. */
const test = base.extend<Fixtures>({
  mailbox: async ({ lab }, use) => use(createMailbox(lab, 'ref')),
  reference: async ({ page, lab }, use) => {
    const reference = await openReferenceApp({ page, lab })
    await use(reference)
    await reference.end()
    expect(reference.warnings).toEqual([])
    expect(await reference.timeouts()).toEqual([])
  },
})

// The client logs each error that it forwards.
test.use({ expectedProblems: [/W3mFrameLogger/] })

/** Logs in a new user. */
async function logIn({ call }: ReferenceApp, mailbox: Mailbox): Promise<Hex> {
  expect(await call('connectEmail', { email: mailbox.address })).toEqual({ action: 'VERIFY_OTP' })
  await call('connectOtp', { otp: await mailbox.readCode() })
  const { address } = await call('connect', { chainId: 'eip155:1' })
  // The lab's apps start on an EVM network, so the address is hex.
  return address as Hex
}

const answer = ({ sheet }: ReferenceApp, name: 'Approve' | 'Reject'): Promise<void> =>
  name === 'Approve' ? approveSheet(sheet) : sheet.getByRole('button', { name }).click()

test('logs in by mail, is restored by a reload, and signs out', async ({ reference, mailbox, chain }) => {
  const { call, stored, page } = reference
  expect(await call('isConnected')).toEqual({ isConnected: false })
  expect(await call('connectEmail', { email: mailbox.address })).toEqual({ action: 'VERIFY_OTP' })
  await expect(call('connectEmail', { email: mailbox.address })).rejects.toThrow(/Please try again after \d+ seconds/)
  const otp = await mailbox.readCode()
  await expect(call('connectOtp', { otp: otp === '000000' ? '000001' : '000000' })).rejects.toThrow('The code is wrong')
  expect(await call('connectOtp', { otp })).toBeUndefined()

  const user = await call('connect', { chainId: 'eip155:1' })
  expect(user).toEqual({
    email: mailbox.address,
    address: expect.stringMatching(/^0x[\da-f]{40}$/i),
    chainId: 'eip155:1',
    smartAccountDeployed: false,
    accounts: [{ address: user.address, type: 'eoa' }],
    preferredAccountType: 'eoa',
  })
  expect(await call('getChainId')).toEqual({ chainId: 'eip155:1' })
  expect(await stored()).toEqual({
    EMAIL: mailbox.address,
    EMAIL_LOGIN_USED_KEY: 'true',
    LAST_USED_CHAIN_KEY: 'eip155:1',
  })
  const ten = parseEther('10')
  await expect.poll(() => chain(1).getBalance(user.address)).toBe(ten)
  expect(BigInt(await call('request', { method: 'eth_getBalance', params: [user.address, 'latest'] }))).toBe(ten)
  expect(await call('request', { method: 'eth_accounts' })).toEqual([user.address])

  await page.reload()
  expect(await call('isConnected')).toEqual({ isConnected: true })
  expect(await call('getUser', {})).toEqual(user)
  await call('disconnect')
  expect(await stored()).toEqual({})
  await expect(call('getUser', {})).rejects.toThrow()
})

test('a new browser waits for the link of a mail', async ({ reference, mailbox, browser, lab }) => {
  const context = await browser.newContext()
  const first = await openReferenceApp({ page: await context.newPage(), lab })
  const before = await logIn(first, mailbox)
  await Promise.all([first.end(), context.close()])
  await mailbox.advance(30_000)
  const { call, page } = reference
  expect(await call('connectEmail', { email: mailbox.address })).toEqual({ action: 'VERIFY_DEVICE' })
  const approved = call('connectDevice')
  const approval = await page.context().newPage()
  await approval.goto(await mailbox.readLink())
  await approval.getByRole('button', { name: 'Approve' }).click()
  await approved
  await call('connectOtp', { otp: await mailbox.readCode() })
  expect((await call('connect', {})).address).toBe(before)
})

test('signs messages, typed data and payments that a person approves', async ({ reference, mailbox, chain }) => {
  const { call, sheet } = reference
  const address = await logIn(reference, mailbox)
  const message = 'Hello of the reference'
  const signed = call('request', { method: 'personal_sign', params: [stringToHex(message), address] })
  await expect(sheet.getByRole('region', { name: 'Message' })).toHaveText(message)
  await answer(reference, 'Approve')
  expect(await recoverMessageAddress({ message, signature: await signed })).toBe(address)
  await expect(sheet.getByRole('button')).toHaveCount(0)

  const data = {
    domain: { name: 'App', chainId: 1 },
    types: { Note: [{ name: 'text', type: 'string' }] },
    primaryType: 'Note',
    message: { text: 'hi' },
  } as const
  const typed = call('request', { method: 'eth_signTypedData_v4', params: [address, JSON.stringify(data)] })
  await expect(sheet.getByRole('list', { name: 'Data' })).toContainText('text: hi')
  await answer(reference, 'Approve')
  expect(await recoverTypedDataAddress({ ...data, signature: await typed })).toBe(address)

  const to = privateKeyToAddress(generatePrivateKey())
  await expect.poll(() => chain(1).getBalance(address)).toBe(parseEther('10'))
  const payment = { from: address, to, value: '0x16345785d8a0000' }
  const sent = call('request', { method: 'eth_sendTransaction', params: [payment] })
  await expect(sheet.getByText('0.1 ETH', { exact: true })).toBeVisible()
  await answer(reference, 'Approve')
  await chain(1).client.waitForTransactionReceipt({ hash: await sent })
  expect(await chain(1).getBalance(to)).toBe(parseEther('0.1'))
})

test('hears of a rejection, and a closed modal ends the question but no read', async ({ reference, mailbox }) => {
  const { call, sheet, close, page, unfit, warnings } = reference
  const address = await logIn(reference, mailbox)
  const ask = () => call('request', { method: 'personal_sign', params: ['0x6869', address] })
  const rejected = ask().catch(String)
  await answer(reference, 'Reject')
  expect(await rejected).toContain('User rejected the request.')

  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/read', async (route) => {
    await held
    await route.continue()
  })
  const block = call('request', { method: 'eth_blockNumber' })
  const closed = ask().catch(String)
  await expect(sheet.getByRole('button', { name: 'Approve' })).toBeEnabled()
  await close()
  expect(await closed).toContain('Request was aborted')
  await expect(sheet.getByRole('button')).toHaveCount(0)
  release()
  expect(await block).toMatch(/^0x[\da-f]+$/)

  // The next request is not affected.
  const next = ask()
  await answer(reference, 'Approve')
  expect(await next).toMatch(/^0x[\da-f]{130}$/)
  // This client sends an abort but has no schema for its response.
  expect(new Set(await unfit())).toEqual(new Set(['@w3m-frame/RPC_ABORT_SUCCESS']))
  warnings.length = 0
})

test('goes to another network, and asks for what is of the network it names', async ({ reference, mailbox, chain }) => {
  const { call, switchTo, moveTo, sheet, stored } = reference
  const address = await logIn(reference, mailbox)
  await switchTo('eip155:10')
  expect(await call('getChainId')).toEqual({ chainId: 'eip155:10' })
  expect(await stored()).toMatchObject({ LAST_USED_CHAIN_KEY: 'eip155:10' })
  await expect(call('switchNetwork', { chainId: 'eip155:424242' })).rejects.toThrow('does not know this network')
  expect(await call('getChainId')).toEqual({ chainId: 'eip155:10' })

  // The frame is on OP Mainnet. The app has switched since, and its request names its network.
  await moveTo('eip155:8453')
  await expect.poll(() => chain(8453).getBalance(address)).toBe(parseEther('10'))
  const payment = { from: address, to: address, value: '0x1' }
  const sent = call('request', { method: 'eth_sendTransaction', params: [payment] })
  await expect(sheet.getByRole('main')).toContainText('Base')
  await answer(reference, 'Approve')
  await expect
    .poll(async () => chain(8453).client.getTransaction({ hash: await sent }))
    .toMatchObject({ chainId: 8453 })
})

test('signs on Solana', async ({ reference, mailbox }) => {
  const { call, switchTo, sheet } = reference
  await logIn(reference, mailbox)
  await switchTo(solanaChainId)
  const { address, chainId } = await call('connect', { chainId: solanaChainId })
  expect(chainId).toBe(solanaChainId)
  const publicKey = base58.decode(address)
  expect(publicKey).toHaveLength(32)
  // The client also takes the network's id without its namespace.
  const [, bare = ''] = solanaChainId.split(':')
  await call('switchNetwork', { chainId: bare })
  expect(await call('getUser', { chainId: bare })).toMatchObject({ address, chainId: solanaChainId })

  const message = new TextEncoder().encode('Hello of Solana')
  const params = { message: base58.encode(message), pubkey: address }
  const signed = call('request', { method: 'solana_signMessage', params, chainNamespace: 'solana' })
  await expect(sheet.getByRole('region', { name: 'Message' })).toHaveText('Hello of Solana')
  await answer(reference, 'Approve')
  const { signature } = await signed
  expect(nacl.sign.detached.verify(message, base58.decode(signature), publicKey)).toBe(true)
})

test('tells of itself, changes the address, and hears what the wallet does not offer', async ({
  reference,
  mailbox,
  lab,
}) => {
  const { call, frame, stored } = reference
  const address = await logIn(reference, mailbox)
  await call('syncTheme', { themeMode: 'dark', w3mThemeVariables: { '--w3m-accent': 'rgb(255, 220, 0)' } })
  expect(await frame()?.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
  const metadata = { name: 'App', description: 'An app', url: lab.web, icons: [] }
  await call('syncDappData', { metadata, sdkVersion: 'react-wagmi-1.8.0', sdkType: 'appkit', projectId: 'reference' })
  expect(await call('getSmartAccountEnabledNetworks')).toEqual({ smartAccountEnabledNetworks: [] })
  expect(await call('setPreferredAccount', 'eoa')).toEqual({ type: 'eoa', address })
  expect(Object.keys(await call('getCapabilities'))).toContain('0x1')

  const next = createMailbox(lab, 'ref-next')
  await mailbox.advance(30_000)
  expect(await call('updateEmail', { email: next.address })).toEqual({ action: 'VERIFY_PRIMARY_OTP' })
  await call('updateEmailPrimaryOtp', { otp: await mailbox.readCode() })
  expect(await call('updateEmailSecondaryOtp', { otp: await next.readCode() })).toEqual({ newEmail: next.address })
  expect(await stored()).toMatchObject({ EMAIL: next.address })

  await expect(call('setPreferredAccount', 'smartAccount')).rejects.toThrow('Smart accounts are not available')
  await expect(call('getSocialRedirectUri', { provider: 'google' })).rejects.toThrow('no login by a social account')
  await expect(call('getFarcasterUri')).rejects.toThrow('no login by a social account')
  const permissions = call('request', { method: 'wallet_grantPermissions', params: [] })
  await expect(permissions).rejects.toThrow('This wallet does not offer the request')
})
