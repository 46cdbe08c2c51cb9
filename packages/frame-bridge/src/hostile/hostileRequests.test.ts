import type { Frame, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AppPage } from './appPage.test.fixture.js'
import { addFrame, findFrame, openStage, type Stage } from './openStage.test.fixture.js'
import type { WalletPage } from './walletPage.test.fixture.js'

// Globals that the pages set.
declare const window: Window &
  AppPage &
  WalletPage & { received: { type: string; id?: string; payload?: { nonce?: string } }[] }

let stage: Stage
let page: Page

beforeAll(async () => {
  stage = await openStage()
}, 60_000)
afterAll(() => stage?.close())
beforeEach(async () => {
  page = await (await stage.browser.newContext()).newPage()
})
afterEach(() => page.context().close())

const forged = [
  { type: '@w3m-app/GET_USER', id: 'evil1' },
  { type: '@w3m-app/RPC_REQUEST', id: 'evil2', payload: { method: 'personal_sign', params: ['0x', '0x'] } },
  { type: '@w3m-app/SIGN_OUT', id: 'evil3' },
  { type: '@w3m-app/PORT', id: 'evil4', payload: { nonce: 'f'.repeat(32), version: 1 } },
]

/** Arguments for a page that posts messages to the wallet's frame. */
const toWallet = (messages: readonly unknown[]) => ({ messages, origin: stage.origins.wallet })

/** Runs in the page that embeds the wallet: posts each message to its frame. */
function postToFrame({ messages, origin }: ReturnType<typeof toWallet>): void {
  for (const message of messages) frames[0]?.postMessage(message, origin)
}

const readWallet = (frame: Frame) =>
  frame.evaluate(() => ({ dropped: { ...window.wallet.host.dropped }, calls: [...window.wallet.calls] }))
const noDrops = { origin: 0, source: 0, size: 0, type: 0, replay: 0, rate: 0, channel: 0, port: 0, payload: 0 }
const waitForDrops = (frame: Frame, reason: keyof typeof noDrops, count: number) =>
  frame.waitForFunction(([name, least]) => window.wallet.host.dropped[name] >= least, [reason, count] as const)

/** A page of the allowed app that embeds the wallet, without Portico's client. */
async function embed(target = page, address = `${stage.origins.app}/blank`): Promise<Frame> {
  await target.goto(address)
  await addFrame(target, `${stage.origins.wallet}/sdk`)
  return findFrame(target, stage.origins.wallet)
}

describe('a wallet takes nothing', () => {
  test.each([
    ['a sibling frame of another origin', 'evil'],
    ['a sibling frame of its own origin', 'wallet'],
    ["a sibling frame of its embedder's origin", 'app'],
    ['a sandboxed frame, whose origin is null', undefined],
  ] as const)('from %s', async (_, attacker) => {
    const frame = await embed()
    const sibling = await addFrame(page, attacker && `${stage.origins[attacker]}/blank`)
    await sibling.evaluate(({ messages, origin }) => {
      for (const message of messages) parent.frames[0]?.postMessage(message, origin)
    }, toWallet(forged))
    await waitForDrops(frame, 'source', forged.length)
    expect(await readWallet(frame)).toEqual({ dropped: { ...noDrops, source: forged.length }, calls: [] })
    expect(await sibling.evaluate(() => window.received ?? [])).toEqual([])
    expect(await page.evaluate(() => window.received.map(({ type }) => type))).toEqual(['@w3m-frame/READY'])
  })

  test('from the window that opened its embedder', async () => {
    await page.goto(`${stage.origins.evil}/blank`)
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate((url) => void Object.assign(window, { popup: open(url) }), `${stage.origins.app}/blank`),
    ])
    await popup.waitForLoadState()
    await addFrame(popup, `${stage.origins.wallet}/sdk`)
    const frame = await findFrame(popup, stage.origins.wallet)
    await page.evaluate(({ messages, origin }) => {
      // Set a moment ago.
      const popup = Reflect.get(window, 'popup') as Window
      for (const message of messages) popup.frames[0]?.postMessage(message, origin)
    }, toWallet(forged))
    await waitForDrops(frame, 'source', forged.length)
    expect(await readWallet(frame)).toEqual({ dropped: { ...noDrops, source: forged.length }, calls: [] })
  })

  test('from a page that embeds its embedder', async () => {
    await page.goto(`${stage.origins.evil}/blank`)
    const app = await addFrame(page, `${stage.origins.app}/blank`)
    await app.evaluate((src) => {
      const frame = document.createElement('iframe')
      frame.src = src
      document.body.append(frame)
    }, `${stage.origins.wallet}/sdk`)
    await app.waitForFunction(() => window.received.length === 1)
    const frame = page.frames().find((other) => other.url().startsWith(stage.origins.wallet))
    if (!frame) throw new Error('The wallet has no frame')
    await page.evaluate(({ messages, origin }) => {
      for (const message of messages) frames[0]?.frames[0]?.postMessage(message, origin)
    }, toWallet(forged))
    await waitForDrops(frame, 'source', forged.length)
    expect(await readWallet(frame)).toEqual({ dropped: { ...noDrops, source: forged.length }, calls: [] })
    expect(await page.evaluate(() => window.received)).toEqual([])
  })
})

describe('a wallet refuses to be embedded', () => {
  test.each([
    ['by another site', 'evil'],
    ['by the address of the loopback, which is not localhost', 'foreign'],
    ['by itself', 'wallet'],
  ] as const)('%s: it says nothing and hears nothing', async (_, embedder) => {
    const frame = await embed(page, `${stage.origins[embedder]}/blank`)
    expect(await frame.evaluate(() => window.wallet.refusal)).toBe('frame-host/origin-refused')
    await page.evaluate(postToFrame, toWallet(forged))
    await frame.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(await readWallet(frame)).toEqual({ dropped: noDrops, calls: [] })
    expect(await page.evaluate(() => window.received)).toEqual([])
  })

  test('by a sandboxed page of an allowed site, whose origin is null', async () => {
    await page.goto(`${stage.origins.app}/blank`)
    const sandboxed = await addFrame(page)
    await sandboxed.evaluate((src) => {
      const frame = document.createElement('iframe')
      frame.src = src
      return new Promise((resolve) => {
        frame.onload = resolve
        document.body.append(frame)
      })
    }, `${stage.origins.wallet}/sdk`)
    const frame = page.frames().find((other) => other.url().startsWith(stage.origins.wallet))
    // The sandbox also applies to nested frames: the wallet's own origin is opaque there.
    expect(await frame?.evaluate(() => window.wallet.refusal)).toBe('frame-host/origin-refused')
  })

  test('by nothing at all', async () => {
    await page.goto(`${stage.origins.wallet}/sdk`)
    expect(await page.evaluate(() => window.wallet.refusal)).toBe('frame/parent-not-set')
  })
})

describe('a wallet serves its embedder', () => {
  const say = (...messages: unknown[]) => page.evaluate(postToFrame, toWallet(messages))
  const replies = () => page.evaluate(() => window.received.slice(1))
  const waitForReplies = (count: number) =>
    page.waitForFunction((least) => window.received.length > least, count, { polling: 10 })

  test('over window messages, in the words of the first protocol', async () => {
    await embed()
    await say(
      { type: '@w3m-app/GET_USER', id: 'k3j9x1', payload: { chainId: 1 } },
      { type: '@w3m-app/SIGN_OUT', id: 'a' },
    )
    await waitForReplies(2)
    expect(await replies()).toEqual([
      { type: '@w3m-frame/GET_USER_SUCCESS', id: 'k3j9x1', payload: { address: '0xreal', chainId: 1, email: null } },
      { type: '@w3m-frame/SIGN_OUT_SUCCESS', id: 'a' },
    ])
  })

  test('over a port of its own, once', async () => {
    const frame = await embed()
    const received = await page.evaluate(async (origin) => {
      const { nonce } = window.received[0]?.payload ?? {}
      const { port1, port2 } = new MessageChannel()
      const messages: unknown[] = []
      const done = new Promise<void>((resolve) => {
        port1.onmessage = ({ data }) => {
          messages.push(data)
          if (messages.length === 2) resolve()
        }
      })
      frames[0]?.postMessage({ type: '@w3m-app/PORT', id: 'p', payload: { nonce, version: 1 } }, origin, [port2])
      port1.postMessage({ type: '@w3m-app/RPC_REQUEST', id: 'r', payload: { method: 'eth_call', params: [] } })
      await done
      return messages
    }, stage.origins.wallet)
    expect(received).toEqual([
      { type: '@w3m-frame/PORT_SUCCESS', id: 'p' },
      { type: '@w3m-frame/RPC_REQUEST_SUCCESS', id: 'r', payload: '0xsigned' },
    ])
    await say(...forged)
    await waitForDrops(frame, 'channel', forged.length)
    expect((await readWallet(frame)).calls).toEqual(['RPC_REQUEST {"method":"eth_call","params":[]}'])
  })

  test.each<[string, Partial<typeof noDrops>, string]>([
    ['ids that were used', { replay: 2 }, '[message, message, message]'],
    ['the prefix inside its type', { type: 1 }, '[{ ...message, type: "x" + message.type }, message]'],
    [
      'a name that is inherited',
      { type: 2 },
      '[...["__proto__", "toString"].map((n) => ({ ...message, type: "@w3m-app/" + n })), message]',
    ],
    ['10 MB', { size: 1 }, '[{ ...message, payload: "x".repeat(10_485_760) }, message]'],
    ['no plain data', { size: 2 }, '[new Map(), { ...message, payload: new Date() }, message]'],
    [
      'a port that is none',
      { port: 1 },
      '[{ type: "@w3m-app/PORT", id: "p", payload: { nonce: "f".repeat(32), version: 1 } }, message]',
    ],
  ])('but takes no %s', async (_, drops, messages) => {
    const frame = await embed()
    const message = '{ type: "@w3m-app/CONNECT_OTP", id: "a", payload: { otp: "123456" } }'
    await page.evaluate(
      `{ const message = ${message}; for (const each of ${messages}) frames[0].postMessage(each, "${stage.origins.wallet}") }`,
    )
    await waitForReplies(1)
    await frame.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(await replies()).toEqual([{ type: '@w3m-frame/CONNECT_OTP_SUCCESS', id: 'a' }])
    expect(await readWallet(frame)).toEqual({
      dropped: { ...noDrops, ...drops },
      calls: ['CONNECT_OTP {"otp":"123456"}'],
    })
  })

  test('but neither a prototype nor a field that the protocol does not name', async () => {
    const frame = await embed()
    await page.evaluate((origin) => {
      const payload = '{"otp":"1","__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"more":1}'
      frames[0]?.postMessage(JSON.parse(`{"type":"@w3m-app/CONNECT_OTP","id":"a","payload":${payload}}`), origin)
    }, stage.origins.wallet)
    await waitForReplies(1)
    expect((await readWallet(frame)).calls).toEqual(['CONNECT_OTP {"otp":"1"}'])
    expect(await frame.evaluate(() => 'isAdmin' in {} || 'isAdmin' in Object)).toBe(false)
  })

  test('but refuses, with an answer, what no wallet may do', async () => {
    const frame = await embed()
    await say(
      { type: '@w3m-app/RPC_REQUEST', id: 'a', payload: { method: 'eth_sign', params: [] } },
      { type: '@w3m-app/RPC_REQUEST', id: 'b', payload: { method: 'solana_signMessage', params: { message: '0' } } },
    )
    await waitForReplies(2)
    expect(await replies()).toEqual([
      {
        type: '@w3m-frame/RPC_REQUEST_ERROR',
        id: 'a',
        payload: { message: 'Requested RPC call is not allowed', code: 4200 },
      },
      { type: '@w3m-frame/RPC_REQUEST_ERROR', id: 'b', payload: { message: 'An error occurred' } },
    ])
    expect(await readWallet(frame)).toEqual({ dropped: { ...noDrops, payload: 2 }, calls: [] })
  })

  test('also while 12,000 messages a second come in, of which it takes 10,000', async () => {
    const frame = await embed()
    await page.evaluate((origin) => {
      for (let index = 0; index < 12_000; index++) frames[0]?.postMessage({ type: '@w3m-app/NOTHING' }, origin)
    }, stage.origins.wallet)
    await frame.waitForFunction(() => window.wallet.host.dropped.rate + window.wallet.host.dropped.type === 12_000)
    await frame.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_000)))
    await say({ type: '@w3m-app/CONNECT_OTP', id: 'a', payload: { otp: '1' } })
    await waitForReplies(1)
    expect((await readWallet(frame)).calls).toEqual(['CONNECT_OTP {"otp":"1"}'])
  })
})

describe('the visibility guard in a frame', () => {
  const isReady = (frame: Frame) => frame.evaluate(() => window.wallet.guard.isReady())
  const becomesReady = (frame: Frame) => frame.waitForFunction(() => window.wallet.guard.isReady())
  const closes = (frame: Frame) => frame.waitForFunction(() => !window.wallet.guard.isReady())

  test('closes when the embedder covers the frame, fades it or moves it out of view, and opens again', async () => {
    const frame = await embed()
    await becomesReady(frame)
    const setStyle = (style: string) =>
      page.evaluate((css) => document.querySelector('iframe')?.setAttribute('style', css), style)
    for (const style of ['opacity: 0.5', 'transform: rotate(1deg)', 'filter: blur(1px)', 'margin-left: -280px']) {
      await setStyle(style)
      await closes(frame)
      await setStyle('')
      await becomesReady(frame)
    }
    await page.evaluate(() => {
      const cover = document.createElement('div')
      cover.style.cssText = 'position: fixed; inset: 0; pointer-events: none; background: rgb(0 0 0 / 0.1)'
      document.body.append(cover)
    })
    await closes(frame)
    expect(await isReady(frame)).toBe(false)
  })
})
