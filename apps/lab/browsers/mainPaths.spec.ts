import { expect, test } from '@playwright/test'
import { parseEther } from 'viem'
import { createChain } from '../e2e/support/createChain.js'
import { createMailbox } from '../e2e/support/createMailbox.js'
import { readLab } from '../e2e/support/readLab.js'
import { createPeerWallet } from '../peer/createPeerWallet.js'
import { labWalletKey } from '../shared/wallet/labWalletAccounts.js'
import type { LabManifest } from '../stack/web/createManifest.js'
import { createPerson, type Person } from './createPerson.js'
import type { Driver } from './Driver.js'
import { type BrowserName, browsers, readFoundBrowsers } from './findBrowsers.js'
import { serveFaulty } from './serveFaulty.js'

const found = readFoundBrowsers()
const names = Object.keys(browsers) as readonly BrowserName[]
const startLimitMs = 120_000

const button = (name: RegExp, within?: string) => ({ role: 'button', name, ...(within && { within }) }) as const
const field = (name: RegExp) => ({ role: 'textbox', name }) as const
const dialog = (name: RegExp) => ({ role: 'dialog', name }) as const
const accountButton = (address: string) => button(new RegExp(`${address.slice(0, 4)}.{1,3}${address.slice(-4)}`, 'i'))
const connectButton = button(/^Connect wallet$/)

async function connect(person: Person, url: string): Promise<void> {
  await person.goto(`${url}/?labWallet=auto`)
  await person.press(connectButton)
  await person.press(button(/^Lab Wallet/, 'Connect wallet'))
  await person.see(accountButton(labWalletKey.address))
}

test('each browser runs, or the output says why not', async () => {
  const reasons = names.flatMap((name) => (found[name] ? [`${name}: ${found[name]}`] : []))
  for (const description of reasons) test.info().annotations.push({ type: 'left-out', description })
  expect(Object.keys(found)).toEqual(names)
})

for (const name of names.filter((each) => !found[each]))
  test.describe(name, () => {
    let driver: Driver | undefined
    let person: Person
    let lab: LabManifest

    test.beforeAll(async () => {
      test.setTimeout(startLimitMs)
      lab = await readLab(0)
      driver = await browsers[name]()
      person = createPerson(driver)
    })

    test.afterAll(async () => driver?.close())

    test.afterEach(async () => {
      const info = test.info()
      if (info.status !== info.expectedStatus && driver) {
        const shown = await driver.evaluate('(document.querySelector("dialog[open]") ?? document.body).innerText')
        await info.attach('what the page showed', { body: String(shown), contentType: 'text/plain' })
      }
      // Each test starts as a new visitor.
      await driver?.evaluate('(localStorage.clear(), sessionStorage.clear(), null)')
    })

    test('connects, switches, sends, is there again after a reload, and disconnects', async () => {
      const recipient = lab.accounts.eip155?.[2]?.address ?? ''
      const base = createChain(lab, 8453)
      const before = await base.getBalance(recipient)
      await connect(person, lab.web)
      await person.press(accountButton(labWalletKey.address))
      await person.press(button(/^Network/, 'Account'))
      await person.press(button(/^Base/, 'Choose network'))
      await expect.poll(async () => (await person.getAccount()).network).toBe('Base')
      await person.goto(`${lab.web}/?labWallet=auto`)
      await person.press(accountButton(labWalletKey.address))
      await person.press(button(/^Send$/, 'Account'))
      await person.fill(field(/^Amount/), '0.25')
      await person.fill(field(/^Recipient/), recipient)
      await person.press(button(/^Review/, 'Send'))
      await person.press(button(/^Send$/, 'Send'))
      await person.see({ role: 'status', name: /Sent/ })
      expect((await base.getBalance(recipient)) - before).toBe(parseEther('0.25'))

      await person.reload()
      await person.press(accountButton(labWalletKey.address))
      expect((await person.getAccount()).network).toBe('Base')
      await person.press(button(/^Disconnect$/, 'Account'))
      await person.see(connectButton)
    })

    test('logs in by e-mail, and is there again after a reload', async () => {
      const mailbox = createMailbox(lab, 'engine')
      await person.goto(`${lab.web}/?connectors=email`)
      await person.press(connectButton)
      await person.fill(field(/^Email address/), mailbox.address)
      await person.press(button(/^Continue/, 'Connect wallet'))
      await person.see(dialog(/^Confirm your email$/))
      const code = await mailbox.readCode()
      await person.fill(field(/^Digit 1 of 6/), code)
      await expect.poll(async () => (await person.getAccount()).status).toBe('connected')
      const { address = '' } = await person.getAccount()
      await person.see(accountButton(address))
      await person.reload()
      await expect.poll(async () => (await person.getAccount()).status).toBe('connected')
      await person.press(accountButton(address))
      await person.press(button(/^Disconnect$/, 'Account'))
      await person.see(connectButton)
    })

    test('connects by the code of WalletConnect', async () => {
      const peer = await createPeerWallet({
        relayUrl: `${lab.services.relay}`,
        chains: lab.chains,
        url: `${lab.web}/peer.html`,
        storagePrefix: crypto.randomUUID(),
      })
      try {
        peer.setPolicy({ proposals: 'approve', requests: 'approve' })
        await person.goto(`${lab.web}/?labWallet=off`)
        await person.press(connectButton)
        await person.press(button(/^WalletConnect/, 'Connect wallet'))
        await person.see({ role: 'img', name: /^QR code$/ })
        // Not every browser lets the page write to the clipboard, so the test records what it would write.
        const keep = '{ value: { writeText: async (text) => { window.copied = text } } }'
        await person.evaluate(`(Object.defineProperty(navigator, 'clipboard', ${keep}), null)`)
        await person.press(button(/^Copy link$/))
        await expect.poll(() => person.evaluate('window.copied ?? null')).toMatch(/^wc:/)
        await peer.pair(String(await person.evaluate('window.copied')))
        const address = peer.addresses.eip155[0] ?? ''
        await person.press(accountButton(address))
        await person.press(button(/^Disconnect$/, 'Account'))
        await person.see(connectButton)
      } finally {
        await peer.close()
      }
    })

    test('finds a wallet among all', async () => {
      await person.goto(`${lab.web}/?labWallet=off&catalogue=/many`)
      await person.press(connectButton)
      await person.press(button(/^All wallets/, 'Connect wallet'))
      await person.see(button(/^Wallet 00001/, 'All wallets'))
      await person.fill(field(/^Search wallets/), '00117')
      await person.see(button(/^Wallet 00117/, 'All wallets'))
      await person.press(button(/^Close$/, 'All wallets'))
      await person.see(connectButton)
    })

    test('gets over code that could not be fetched', async () => {
      // WebKitGTK caches failed scripts and often does not request them again, even after a reload.
      const keepsFailures = name === 'WebKitGTK'
      const site = await serveFaulty(lab.web)
      try {
        await connect(person, site.url)
        site.setDown(true)
        await person.press(accountButton(labWalletKey.address))
        const failed = dialog(/^This part could not be loaded$/)
        // The code of Account may have been prefetched; that of Send is only prefetched once Account is shown.
        const first = await person.seeOneOf([failed, dialog(/^Account$/)])
        if (first === 1) await person.press(button(/^Send$/, 'Account'))
        await person.see(failed)
        site.setDown(false)
        await person.press(button(/^Try again$/, 'This part could not be loaded'))
        // Some browsers request failed scripts again; in the others only a new page does.
        const shown = dialog(/^(Account|Send)$/)
        const reload = button(/^Reload the page$/, 'This part could not be loaded')
        if ((await person.seeOneOf([shown, reload])) === 1) {
          await person.evaluate('(window.isLeft = true)')
          await person.press(reload)
          await expect.poll(() => person.evaluate('window.isLeft ?? false').catch(() => true)).toBe(false)
        }
        if (!keepsFailures) return await person.see(shown)
        // The modal reopens on the same view, but WebKitGTK may fail to load that view again.
        if ((await person.seeOneOf([shown, failed])) === 0) return
        const description = `${name}: a script that failed stays so over a reload`
        test.info().annotations.push({ type: 'left-out', description })
      } finally {
        await site.close()
      }
    })
  })
