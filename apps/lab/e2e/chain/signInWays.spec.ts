import { expect } from '@playwright/test'
import { labWalletKey } from '../../shared/wallet/labWalletAccounts.js'
import { approveSheet, rejectSheet } from '../support/answerSheet.js'
import { createMailbox } from '../support/createMailbox.js'
import { confirmEmail, emailOptions, frameOf, getAddress, typeEmail } from '../support/emailLogin.js'
import { openPairing, readPairingLink } from '../support/pairing.js'
import { createSignIn } from '../support/signIn.js'
import { solanaAddress, solanaWalletName } from '../support/solana.js'
import { test } from '../support/test.js'
import { waitForQuiet } from '../support/waitForQuiet.js'

const evm = { siwx: 'required', labWallet: 'off', solana: 'off', connectors: 'walletConnect' }

test('over WalletConnect a wallet connects and signs in at once, on every network', async ({ app, peer }) => {
  const { expectSignedIn } = createSignIn(app)
  await app.goto('/', evm)
  await peer.pair(await readPairingLink(await openPairing(app)))
  await expectSignedIn(`eip155:1:${peer.address}`)
  expect(peer.getMethods()).toEqual([])
  await peer.switchChain(8453)
  await expectSignedIn(`eip155:8453:${peer.address}`)
  await app.page.reload()
  await expectSignedIn(`eip155:8453:${peer.address}`)
  expect(peer.getMethods()).not.toContain('personal_sign')
})

test('one that declines connects nothing, and may be asked again', async ({ app, peer }) => {
  const { expectSignedIn } = createSignIn(app)
  peer.setPolicy({ proposals: 'reject' })
  await app.goto('/', evm)
  const view = await openPairing(app)
  await peer.pair(await readPairingLink(view))
  await expect(app.status('Connection declined')).toBeVisible()
  await app.expectStatus('disconnected')
  peer.setPolicy({ proposals: 'approve' })
  await view.getByRole('button', { name: 'Try again' }).click()
  await peer.pair(await readPairingLink(view))
  await expectSignedIn(`eip155:1:${peer.address}`)
})

test('one that only connects signs afterwards', async ({ app, peer }) => {
  const { message, sign, expectSignedIn } = createSignIn(app)
  peer.setPolicy({ authenticates: false })
  await app.goto('/', evm)
  await peer.pair(await readPairingLink(await openPairing(app)))
  await expect(message).toContainText(peer.address)
  await sign()
  await expectSignedIn(`eip155:1:${peer.address}`)
  expect(peer.getMethods()).toContain('personal_sign')
})

for (const siwxStorage of ['instance', 'cloud'])
  test(`a page that is reloaded while the wallet decides is signed in when it approves (${siwxStorage})`, async ({
    app,
    peer,
  }) => {
    const { view, expectSignedIn, expectSignedOut } = createSignIn(app)
    peer.setPolicy({ proposals: 'ask' })
    await app.goto('/', { ...evm, siwxStorage, projectId: 'lab' })
    await peer.pair(await readPairingLink(await openPairing(app)))
    await expect.poll(() => peer.getState().proposals.length).toBe(1)
    await app.page.reload()
    await app.expectStatus('disconnected')
    await expectSignedOut()
    await peer.approveProposal(peer.getState().proposals[0]?.id ?? 0)
    await expectSignedIn(`eip155:1:${peer.address}`)
    await expect(view).toBeHidden()
    await peer.expectSessions(1)
    // The session that was taken over works as any other.
    await app.page.getByText('Use the provider').click()
    await app.page.getByRole('button', { name: 'Sign message' }).click()
    await expect(app.page.getByRole('status', { name: 'Result' })).toContainText('Sign message: valid signature')
    expect(peer.getMethods()).toEqual(['personal_sign'])
    const left = await app.page.evaluate(() => Object.keys(localStorage).filter((key) => /pairings|nonce/.test(key)))
    expect(left).toEqual(['@portico/own-pairings'])
    await app.page.reload()
    await expectSignedIn(`eip155:1:${peer.address}`)
    await app.openAccount(peer.address)
    await app.dialog('Account').getByRole('button', { name: 'Disconnect' }).click()
    await peer.expectSessions(0)
  })

test('a page that was away when the wallet signed in is signed in on return', async ({ app, peer }) => {
  const { expectSignedIn } = createSignIn(app)
  await app.goto('/', evm)
  const link = await readPairingLink(await openPairing(app))
  await app.page.goto('about:blank')
  await peer.pair(link)
  await peer.expectSessions(1)
  await app.goto('/', evm)
  await expectSignedIn(`eip155:1:${peer.address}`)
  expect(peer.getMethods()).toEqual([])
})

test('a wallet that declines to sign in after a reload leaves the page as it was', async ({ app, peer }) => {
  const { expectSignedIn, expectSignedOut } = createSignIn(app)
  peer.setPolicy({ proposals: 'ask' })
  await app.goto('/', evm)
  await peer.pair(await readPairingLink(await openPairing(app)))
  await expect.poll(() => peer.getState().proposals.length).toBe(1)
  await app.page.reload()
  await peer.rejectProposal(peer.getState().proposals[0]?.id ?? 0)
  await waitForQuiet(app.page)
  await app.expectStatus('disconnected')
  await expectSignedOut()
  await expect(app.modal).toBeHidden()
  peer.setPolicy({ proposals: 'approve' })
  await peer.pair(await readPairingLink(await openPairing(app)))
  await expectSignedIn(`eip155:1:${peer.address}`)
  await peer.expectSessions(1)
})

test('a wallet that signs in once somebody else is signed in is sent away, and changes nothing', async ({
  app,
  peer,
}) => {
  const { sign, expectSignedIn } = createSignIn(app)
  const account = `eip155:1:${labWalletKey.address}`
  peer.setPolicy({ proposals: 'ask' })
  await app.goto('/', { ...evm, labWallet: 'auto' })
  await peer.pair(await readPairingLink(await openPairing(app)))
  await expect.poll(() => peer.getState().proposals.length).toBe(1)
  await app.page.reload()
  await app.chooseWallet()
  await sign()
  await expectSignedIn(account)
  await peer.approveProposal(peer.getState().proposals[0]?.id ?? 0)
  await peer.expectSessions(0)
  await expectSignedIn(account)
  await app.page.reload()
  await expectSignedIn(account)
})

test('a wallet that only connects, after a reload, is asked to sign then', async ({ app, peer }) => {
  const { message, sign, expectSignedIn } = createSignIn(app)
  peer.setPolicy({ authenticates: false, proposals: 'ask' })
  await app.goto('/', evm)
  await peer.pair(await readPairingLink(await openPairing(app)))
  await expect.poll(() => peer.getState().proposals.length).toBe(1)
  await app.page.reload()
  await app.expectStatus('disconnected')
  await peer.approveProposal(peer.getState().proposals[0]?.id ?? 0)
  await expect(message).toContainText(peer.address)
  await sign()
  await expectSignedIn(`eip155:1:${peer.address}`)
})

test('with networks of two kinds a wallet connects first', async ({ app, peer }) => {
  const { sign, expectSignedIn } = createSignIn(app)
  await app.goto('/', { ...evm, solana: 'on' })
  await peer.pair(await readPairingLink(await openPairing(app)))
  await sign()
  await expectSignedIn(`eip155:1:${peer.address}`)
})

test('a Solana wallet signs in', async ({ app, solanaWallet }) => {
  const { message, alert, sign, expectSignedIn } = createSignIn(app)
  await app.goto('/', { siwx: 'required', solana: 'on', solanaWallet: 'auto' })
  await app.chooseWallet(solanaWalletName)
  await expect(message).toContainText('wants you to sign in with your Solana account:')
  await solanaWallet.setMode('reject')
  await sign()
  await expect(alert).toContainText('Signature declined')
  await solanaWallet.setMode('auto')
  await sign()
  await expectSignedIn(`solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1:${solanaAddress}`)
  await app.page.reload()
  await expectSignedIn(`solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1:${solanaAddress}`)
})

test('a smart account that is not deployed signs in', async ({ app, lab, chain }) => {
  const { message, sign, expectSignedIn } = createSignIn(app)
  const address = lab.chains['eip155:1']?.contracts.smartAccount ?? ''
  await app.goto('/', { siwx: 'required', labWallet: 'auto', labAccount: 'smart' })
  await app.chooseWallet()
  await expect(message).toContainText(address)
  expect(await chain(1).client.getCode({ address: address as `0x${string}` })).toBeUndefined()
  await sign()
  await expectSignedIn(`eip155:1:${address}`)
  await app.page.reload()
  await expectSignedIn(`eip155:1:${address}`)
})

const email = { ...emailOptions, siwx: 'required', accountType: 'eoa' }

test('the e-mail wallet signs in while it connects, in its own frame', async ({ app, lab }) => {
  const { view, expectSignedIn } = createSignIn(app)
  const request = frameOf(app.page).getByRole('region', { name: 'Request' })
  await app.goto('/', email)
  await confirmEmail(app, createMailbox(lab, 'sign-in'))
  await expect(request).toContainText('wants you to sign in with your Ethereum account:')
  // The app knows of no account before it is signed in.
  await app.expectStatus('connecting')
  await approveSheet(frameOf(app.page))
  await app.expectStatus('connected')
  await expectSignedIn(`eip155:1:${await getAddress(app)}`)
  await app.page.reload()
  await expectSignedIn(`eip155:1:${await getAddress(app)}`)
  await expect(view).toBeHidden()
})

test('the e-mail wallet connects where its person declines to sign in, and may be asked again', async ({
  app,
  lab,
}) => {
  const { view, alert, sign, expectSignedIn } = createSignIn(app)
  await app.goto('/', email)
  await confirmEmail(app, createMailbox(lab, 'declined'))
  await rejectSheet(app.page)
  await app.expectStatus('connected')
  await expect(view).toBeVisible()
  await expect(alert).toContainText('Signature declined')
  await sign()
  await rejectSheet(app.page)
  await expect(alert).toContainText('Signature declined')
  await sign()
  await approveSheet(frameOf(app.page))
  await expectSignedIn(`eip155:1:${await getAddress(app)}`)
})

test('who turns away from the message of the e-mail wallet is connected, and asked by the app', async ({
  app,
  lab,
}) => {
  const { view, alert } = createSignIn(app)
  await app.goto('/', email)
  await confirmEmail(app, createMailbox(lab, 'turned-away'))
  await expect(frameOf(app.page).getByRole('button', { name: 'Approve' })).toBeVisible()
  await app.modal.getByRole('button', { name: 'Back' }).click()
  await app.expectStatus('connected')
  await expect(view).toBeVisible()
  await expect(alert).toContainText('Signature declined')
})

test('a reload while the e-mail wallet asks to sign in leaves nothing half done, and the address is enough to go on', async ({
  app,
  lab,
}) => {
  const { view, expectSignedIn, expectSignedOut } = createSignIn(app)
  const request = frameOf(app.page).getByRole('region', { name: 'Request' })
  const mailbox = createMailbox(lab, 'reloaded')
  await app.goto('/', email)
  await confirmEmail(app, mailbox)
  await expect(request).toContainText('wants you to sign in with your Ethereum account:')
  await app.page.reload()
  // Nobody was connected yet, so nobody is asked.
  await app.expectStatus('disconnected')
  await expectSignedOut()
  await waitForQuiet(app.page)
  await expect(app.modal).toBeHidden()
  expect(await app.page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('siwx')))).toEqual([])

  // The frame has kept the login, and asks for the signature at once, by another message.
  await typeEmail(app, mailbox.address)
  await expect(request).toContainText('wants you to sign in with your Ethereum account:')
  await app.expectStatus('connecting')
  await approveSheet(frameOf(app.page))
  await app.expectStatus('connected')
  await expectSignedIn(`eip155:1:${await getAddress(app)}`)
  await expect(view).toBeHidden()
})
