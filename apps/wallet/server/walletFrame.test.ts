import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Listening, listen } from '@portico/app-parts/http/listen'
import { build as esbuild } from 'esbuild'
import { type Browser, type BrowserContext, chromium, type Frame, type Page } from 'playwright-core'
import {
  createPublicClient,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  http,
  maxUint256,
  parseEther,
  recoverMessageAddress,
  recoverTypedDataAddress,
  stringToHex,
} from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { browserArguments, findBrowser } from '../../../scripts/findBrowser.mjs'
import { type Anvil, startAnvil } from '../../lab/stack/chains/startAnvil.js'
import { createFaucet } from '../../lab/stack/embeddedWallet/createFaucet.js'
import { findBasePort } from '../../lab/stack/testing/findBasePort.js'
import { createSitePages } from './site/createSitePages.js'
import { startTestWallet, type TestWallet } from './startTestWallet.test.fixture.js'
import { walletFolder } from './walletFolder.js'

// Browsers are slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 })
const soon = { timeout: 10_000 }

const folder = mkdtempSync(join(tmpdir(), 'portico-wallet-site-'))
const to = '0x00000000000000000000000000000000000000aa'
let [anvil, lab, app, browser]: [Anvil?, TestWallet?, Listening?, Browser?] = []
let [appPort, context, page]: [number, BrowserContext?, Page?] = [0]

/** An app that uses the first protocol: plain window messages, with ids. */
const appPage = (src: string) => `<!doctype html><title>App</title>
<iframe id="frame" src="${src}" width="360" height="560"></iframe>
<script>
  const frame = document.getElementById('frame')
  window.replies = []
  window.ready = new Promise((resolve) => {
    addEventListener('message', ({ data }) => {
      window.replies.push(data)
      if (data.type === '@w3m-frame/READY') resolve(data.payload)
    })
  })
  window.send = async (name, payload) => {
    await window.ready
    const id = crypto.randomUUID()
    frame.contentWindow.postMessage({ type: '@w3m-app/' + name, payload, id }, new URL(frame.src).origin)
    return new Promise((resolve) => {
      addEventListener('message', ({ data }) => {
        if (data.id === id) resolve({ type: data.type.replace('@w3m-frame/' + name + '_', ''), payload: data.payload })
      })
    })
  }
</script>`

/** Bundles an app with Portico's own frame client. */
async function bundleClient(origin: string): Promise<string> {
  const source = `
    import { createFrameClient, openFrame } from '@portico/frame-bridge'
    import { createLogger, createStore, memoryStorage, systemClock } from '@portico/core'
    const logger = createLogger()
    const transport = openFrame({ slot: document.body, origin: '${origin}', projectId: 'p', chainId: 1 })
    const store = createStore({ port: memoryStorage(), id: '', logger })
    window.client = createFrameClient({ transport, clock: systemClock, logger, store })`
  const { outputFiles } = await esbuild({
    stdin: { contents: source, resolveDir: walletFolder() },
    bundle: true,
    format: 'iife',
    write: false,
    conditions: ['@portico/source'],
  })
  return outputFiles[0]?.text ?? ''
}

beforeAll(async () => {
  const { build } = await import('vite')
  await build({
    configFile: join(walletFolder(), 'vite.config.ts'),
    logLevel: 'error',
    resolve: { conditions: ['@portico/source', 'module', 'browser'] },
    build: { outDir: folder, emptyOutDir: true },
  })
  const port = await findBasePort()
  anvil = await startAnvil({ chainId: 1, port: port + 3 })
  lab = await startTestWallet({
    port,
    chains: [{ id: 1, name: 'Ethereum', symbol: 'ETH', rpc: anvil.url }],
    loginsPerIp: 1_000,
    fund: ({ addresses }) => createFaucet({ urls: [anvil?.url ?? ''] })(addresses.eip155),
    createPages: createSitePages({ folder, isDev: false }),
  })
  const { url } = lab.wallet
  appPort = port + 4
  const src = `${url}/sdk?projectId=p&chainId=1&version=4&enableLogger=false`
  const client = await bundleClient(url)
  app = await listen(appPort, (request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    const other = src.replace('projectId=p', 'projectId=q')
    if (request.url === '/other') response.end(appPage(other))
    else response.end(request.url === '/portico' ? `<!doctype html><body><script>${client}</script>` : appPage(src))
  })
  browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments() })
}, 60_000)

afterAll(async () => {
  await browser?.close()
  await Promise.all([app, lab, anvil].map((part) => part?.close()))
  rmSync(folder, { recursive: true })
})

afterEach(() => context?.close())

async function open({ url = `http://localhost:${appPort}` } = {}): Promise<Page> {
  context = await browser?.newContext({ viewport: { width: 400, height: 640 } })
  page = await context?.newPage()
  if (!page) throw new Error('There is no page')
  await page.goto(url)
  return page
}

type Reply<payload> = { readonly type: 'SUCCESS' | 'ERROR'; readonly payload: payload }
/** Sends a request. `payload` is the expected type of the answer, which the test then checks. */
const send = <payload = unknown>(page: Page, name: string, payload?: object): Promise<Reply<payload>> =>
  page.evaluate(([name, payload]) => Reflect.get(window, 'send')(name, payload), [name, payload] as const)
const rpc = <payload = unknown>(page: Page, method: string, params?: unknown) =>
  send<payload>(page, 'RPC_REQUEST', { method, ...(params !== undefined && { params }) })
const readCode = (email: string) => lab?.readCode(email) ?? ''

function frameOf(page: Page): Frame {
  const frame = page.frames().find((each) => each.url().includes('/sdk'))
  if (!frame) throw new Error('There is no frame')
  return frame
}

async function login(page: Page, email: string): Promise<Hex> {
  expect(await send(page, 'CONNECT_EMAIL', { email })).toEqual({ type: 'SUCCESS', payload: { action: 'VERIFY_OTP' } })
  expect(await send(page, 'CONNECT_OTP', { otp: readCode(email) })).toEqual({ type: 'SUCCESS' })
  const { payload } = await send<{ address: Hex }>(page, 'GET_USER', { chainId: 1 })
  return payload.address
}

/** Scrolls the request to its end and approves. */
async function approve(page: Page): Promise<void> {
  const text = frameOf(page).getByRole('region', { name: 'Request' })
  await text.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  await frameOf(page).getByRole('button', { name: 'Approve' }).click()
}

describe('a client of the first protocol', () => {
  test('logs in by mail, is remembered over a reload, and signs out', async () => {
    const page = await open()
    const address = await login(page, 'ana@lab.test')
    const user = { email: 'ana@lab.test', address, chainId: 1, accounts: [{ address, type: 'eoa' }] }
    expect((await send(page, 'GET_USER')).payload).toMatchObject(user)
    await page.reload()
    expect(await send(page, 'IS_CONNECTED')).toEqual({ type: 'SUCCESS', payload: { isConnected: true } })
    expect((await send(page, 'GET_USER')).payload).toMatchObject(user)
    expect((await rpc(page, 'eth_getBalance', [address, 'latest'])).payload).toBe('0x8ac7230489e80000')
    expect(await send(page, 'SIGN_OUT')).toEqual({ type: 'SUCCESS' })
    expect((await send(page, 'IS_CONNECTED')).payload).toEqual({ isConnected: false })
    expect((await send(page, 'GET_USER')).type).toBe('ERROR')
  })

  test('hears what is wrong with a code', async () => {
    const page = await open()
    const email = 'bo@lab.test'
    await send(page, 'CONNECT_EMAIL', { email })
    const code = readCode(email)
    const wrong = code === '000000' ? '000001' : '000000'
    const told = await send(page, 'CONNECT_OTP', { otp: wrong })
    expect(told).toMatchObject({ type: 'ERROR', payload: { message: 'The code is wrong' } })
    const paced = await send(page, 'CONNECT_EMAIL', { email })
    expect(paced.payload).toEqual({
      message: expect.stringMatching(/^Please try again after \d+ seconds$/),
      retryAfter: expect.toSatisfy((seconds: number) => seconds > 0 && seconds <= 30),
    })
    expect((await send(page, 'CONNECT_OTP', { otp: code })).type).toBe('SUCCESS')
  })

  test('in a new browser waits for the link of a mail, then for a code', async () => {
    const email = 'cy@lab.test'
    await login(await open(), email)
    await context?.close()
    lab?.wallet.advance(email, 30_000)
    const page = await open()
    expect((await send(page, 'CONNECT_EMAIL', { email })).payload).toEqual({ action: 'VERIFY_DEVICE' })
    const approved = send(page, 'CONNECT_DEVICE')
    const link = /http:\S+#\S+/.exec(lab?.letter(email) ?? '')?.[0] ?? ''
    const linkPage = await context?.newPage()
    await linkPage?.goto(link)
    await linkPage?.getByRole('button', { name: 'Approve' }).click()
    await linkPage?.getByRole('heading', { name: 'Approved' }).waitFor()
    expect(linkPage?.url()).not.toContain('#')
    expect((await approved).type).toBe('SUCCESS')
    expect((await send(page, 'CONNECT_OTP', { otp: readCode(email) })).type).toBe('SUCCESS')
  })

  test('changes the address', async () => {
    const [email, next] = ['di@lab.test', 'dora@lab.test']
    const page = await open()
    await login(page, email)
    lab?.wallet.advance(email, 30_000)
    expect((await send(page, 'UPDATE_EMAIL', { email: next })).payload).toEqual({ action: 'VERIFY_PRIMARY_OTP' })
    expect((await send(page, 'UPDATE_EMAIL_PRIMARY_OTP', { otp: readCode(email) })).type).toBe('SUCCESS')
    const done = await send(page, 'UPDATE_EMAIL_SECONDARY_OTP', { otp: readCode(next) })
    expect(done.payload).toEqual({ newEmail: next })
    expect((await send(page, 'GET_USER')).payload).toMatchObject({ email: next })
  })

  test('signs what is shown, by mouse and by keyboard', async () => {
    const page = await open()
    const address = await login(page, 'ed@lab.test')
    const message = 'Hello\nWorld'
    const signing = rpc<Hex>(page, 'personal_sign', [stringToHex(message), address])
    const frame = frameOf(page)
    expect(await frame.getByRole('region', { name: 'Message' }).textContent()).toBe(message)
    expect(await frame.getByText(`http://localhost:${appPort}`).count()).toBe(1)
    await approve(page)
    expect(await recoverMessageAddress({ message, signature: (await signing).payload })).toBe(address)

    const data = {
      domain: { name: 'App', chainId: 1 },
      types: {
        Note: [{ name: 'text', type: 'string' }],
      },
      primaryType: 'Note',
      message: { text: 'hi' },
    } as const
    const typed = rpc<Hex>(page, 'eth_signTypedData_v4', [address, JSON.stringify(data)])
    await expect.poll(() => frame.getByRole('list', { name: 'Data' }).textContent()).toContain('text: hi')
    const button = frame.getByRole('button', { name: 'Approve' })
    await expect.poll(() => button.isEnabled(), soon).toBe(true)
    await button.focus()
    await page.keyboard.press('Enter')
    expect(await recoverTypedDataAddress({ ...data, signature: (await typed).payload })).toBe(address)
  })

  test('is told of a rejection, by button and by Escape', async () => {
    const page = await open()
    const address = await login(page, 'fay@lab.test')
    const ask = () => rpc(page, 'personal_sign', [stringToHex('x'), address])
    const one = ask()
    await frameOf(page).getByRole('button', { name: 'Reject' }).click()
    expect(await one).toMatchObject({ type: 'ERROR', payload: { code: 4001 } })
    const two = ask()
    await frameOf(page).getByRole('heading', { name: 'Sign a message' }).press('Escape')
    expect((await two).type).toBe('ERROR')
  })

  test.each([
    ['personal_sign', (account: Hex) => [stringToHex('x'), account]],
    [
      'eth_signTypedData_v4',
      (account: Hex) => [account, JSON.stringify({ types: { A: [] }, primaryType: 'A', domain: {}, message: {} })],
    ],
    ['eth_sendTransaction', (from: Hex) => [{ from, to, value: '0x1' }]],
  ])('%s is signed for the account that was shown, or for none', async (method, write) => {
    const page = await open()
    const shown = await login(page, `lou-${method.toLowerCase()}@lab.test`)
    const asked = rpc<{ message: string }>(page, method, write(shown))
    await expect.poll(() => frameOf(page).getByRole('button', { name: 'Approve' }).isEnabled(), soon).toBe(true)
    // As another tab of the app may do, whose frame shares the storage.
    const other = `max-${method.toLowerCase()}@lab.test`
    expect(await login(page, other)).not.toBe(shown)
    await approve(page)
    const { type, payload } = await asked
    expect([type, payload.message]).toEqual(['ERROR', 'Somebody else is signed in by now. Ask again'])
  })

  test('whose modal closes over a question has a rejection', async () => {
    const page = await open()
    const address = await login(page, 'gil@lab.test')
    const asked = rpc(page, 'personal_sign', [stringToHex('x'), address])
    await expect.poll(() => frameOf(page).getByRole('button', { name: 'Approve' }).isEnabled(), soon).toBe(true)
    await page.evaluate(() => document.getElementById('frame')?.setAttribute('style', 'position:absolute;left:-999px'))
    expect((await asked).payload).toMatchObject({ code: 4001 })
  })

  test('is not approved while something lies over the question', async () => {
    const page = await open()
    const address = await login(page, 'mo@lab.test')
    const asked = rpc<Hex>(page, 'personal_sign', [stringToHex('x'), address])
    const isOffered = () => frameOf(page).getByRole('button', { name: 'Approve' }).isEnabled()
    await expect.poll(isOffered, soon).toBe(true)
    await page.evaluate(() => {
      const cover = document.body.appendChild(document.createElement('div'))
      cover.setAttribute('style', 'position:fixed;inset:0;background:#fff')
    })
    await expect.poll(isOffered, soon).toBe(false)
    // A script that clicks the button has no effect either.
    await frameOf(page)
      .getByRole('button', { name: 'Approve' })
      .evaluate((button: HTMLButtonElement) => {
        button.disabled = false
        button.click()
      })
    await page.evaluate(() => document.body.lastElementChild?.remove())
    await frameOf(page).getByRole('button', { name: 'Reject' }).click()
    expect((await asked).payload).toMatchObject({ code: 4001 })
  })

  test('sends money and calls, with what they do in words', async () => {
    const page = await open()
    const address = await login(page, 'hal@lab.test')
    const client = createPublicClient({ transport: http(anvil?.url) })
    const before = await client.getBalance({ address: to })
    const sending = rpc<Hex>(page, 'eth_sendTransaction', [{ from: address, to, value: '0x16345785d8a0000' }])
    const frame = frameOf(page)
    await frame.getByText('0.1 ETH', { exact: true }).waitFor()
    await frame.getByText('Fee at most').waitFor()
    await approve(page)
    const { payload: hash } = await sending
    expect((await client.waitForTransactionReceipt({ hash, pollingInterval: 20 })).status).toBe('success')
    expect((await client.getBalance({ address: to })) - before).toBe(parseEther('0.1'))

    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [to, maxUint256] })
    const batch = rpc<{ id: string }>(page, 'wallet_sendCalls', [
      {
        version: '2.0.0',
        calls: [
          { to, data },
          { to, value: '0x1' },
        ],
      },
    ])
    await frame.getByRole('heading', { name: 'Send 2 calls' }).waitFor()
    await frame.getByText('Unlimited', { exact: true }).waitFor()
    await approve(page)
    const { id } = (await batch).payload
    const readStatus = async () => (await rpc(page, 'wallet_getCallsStatus', [id])).payload
    await expect.poll(readStatus, soon).toMatchObject({ status: 200 })
  })

  test('gets errors, not silence, for what this wallet does not offer', async () => {
    const page = await open()
    await login(page, 'ida@lab.test')
    for (const [name, payload] of [
      ['GET_SOCIAL_REDIRECT_URI', { provider: 'google' }],
      ['SET_PREFERRED_ACCOUNT', { type: 'smartAccount' }],
      ['SWITCH_NETWORK', { chainId: 99 }],
      ['RPC_REQUEST', { method: 'eth_sign', params: [] }],
      ['RPC_REQUEST', { method: 'solana_signMessage', params: { message: 'abc', pubkey: '1'.repeat(32) } }],
    ] as const)
      expect(await send(page, name, payload)).toMatchObject({ type: 'ERROR', payload: { message: expect.any(String) } })
  })

  test('gives the wallet its theme', async () => {
    const page = await open()
    const read = () =>
      frameOf(page).evaluate(() => {
        const { dataset, style } = document.documentElement
        return [dataset.theme, ...[...style].sort().map((name) => `${name}: ${style.getPropertyValue(name)}`)]
      })
    const theme = {
      themeMode: 'dark',
      themeVariables: { '--warning': 'transparent', '--text': '#000' },
      w3mThemeVariables: { '--w3m-accent': 'rgb(255, 220, 0)' },
    }
    expect((await send(page, 'SYNC_THEME', theme)).type).toBe('SUCCESS')
    const taken = ['dark', '--accent: rgb(255 220 0)', '--on-accent: #000']
    expect(await read()).toEqual(taken)
    // A transparent overlay counts as covering the button too.
    for (const colour of ['transparent', 'rgb(0 0 0 / 0.1)', 'url(https://evil.test)'])
      await send(page, 'SYNC_THEME', { w3mThemeVariables: { '--w3m-accent': colour } })
    expect(await read()).toEqual(taken)
  })
})

test('Portico’s own client logs in, reads and signs over a port', async () => {
  const page = await open({ url: `http://localhost:${appPort}/portico` })
  const email = 'lou@lab.test'
  const call = (name: string, ...args: unknown[]) =>
    page.evaluate(([name, args]) => Reflect.get(window, 'client')[name](...args), [name, args] as const)
  expect(await call('connectEmail', { email })).toEqual({ action: 'VERIFY_OTP' })
  await call('connectOtp', { otp: readCode(email) })
  const { address } = await call('getUser')
  expect(await call('isConnected')).toBe(true)
  const signing = call('request', { method: 'personal_sign', params: [stringToHex('hi'), address] })
  // A frame of the browser's default size is too small to read the request.
  await frameOf(page).getByText('is shown too small').waitFor()
  await page.addStyleTag({ content: 'iframe { width: 360px; height: 600px }' })
  await approve(page)
  expect(await recoverMessageAddress({ message: 'hi', signature: await signing })).toBe(address)
})

test('a page of an origin that is not allowed shows no wallet', async () => {
  const refused: string[] = []
  const opening = await browser?.newContext()
  const other = await opening?.newPage()
  other?.on('console', (message) => refused.push(message.text()))
  await other?.goto(`http://127.0.0.1:${appPort}`)
  await expect.poll(() => refused.join()).toContain('frame-ancestors')
  expect(await other?.evaluate(() => Reflect.get(window, 'replies').length)).toBe(0)
  await opening?.close()
})

test('what the frame keeps is of one app alone, because the browser partitions it', async () => {
  // The last feature list wins, and the driver's own would disable partitioning.
  const args = [...browserArguments(), '--disable-features=Translate']
  const strict = await chromium.launch({ executablePath: await findBrowser(), args })
  try {
    const own = await strict.newContext()
    const page = await own.newPage()
    await page.goto(`http://localhost:${appPort}`)
    await login(page, 'jo@lab.test')
    expect(await frameOf(page).evaluate(() => Object.keys(localStorage).sort())).toEqual([
      'portico-wallet/chain/eip155/p',
      'portico-wallet/chain/p',
      'portico-wallet/device',
      'portico-wallet/session/p',
    ])
    const other = await own.newPage()
    await other.goto(`${lab?.wallet.url}/loading`)
    expect(await other.evaluate(() => Object.keys(localStorage))).toEqual([])
    await page.reload()
    expect((await send(page, 'IS_CONNECTED')).payload).toEqual({ isConnected: true })
  } finally {
    await strict.close()
  }
})

test('two apps of one site do not sign each other out', async () => {
  const page = await open()
  await login(page, 'ned@lab.test')
  const other = await context?.newPage()
  if (!other) throw new Error('The browser is gone')
  await other.goto(`http://localhost:${appPort}/other`)
  expect((await send(other, 'IS_CONNECTED')).payload).toEqual({ isConnected: false })
  await login(other, 'olga@lab.test')
  await page.reload()
  expect((await send(page, 'GET_USER')).payload).toMatchObject({ email: 'ned@lab.test' })
  await send(other, 'SIGN_OUT')
  await page.reload()
  expect((await send(page, 'IS_CONNECTED')).payload).toEqual({ isConnected: true })
})

test('nothing of a whole session breaks the frame’s policy', async () => {
  const page = await open()
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  const address = await login(page, 'kay@lab.test')
  const asked = rpc(page, 'personal_sign', [stringToHex('x'), address])
  await approve(page)
  await asked
  await page.evaluate(() => document.getElementById('frame')?.setAttribute('width', '320'))
  const wide = await frameOf(page).evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect([wide, problems]).toEqual([0, []])
})
