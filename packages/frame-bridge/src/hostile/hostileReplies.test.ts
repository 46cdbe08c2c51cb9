import type { Frame, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AppPage } from './appPage.test.fixture.js'
import { addFrame, findFrame, openStage, type Stage } from './openStage.test.fixture.js'
import type { WalletPage } from './walletPage.test.fixture.js'

// Globals that the pages set.
declare const window: Window & AppPage & WalletPage & PlainPage
type PlainPage = { received: { type: string; id: string; origin: string }[]; say: (...messages: unknown[]) => void }

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

const forged = { address: '0xevil', chainId: 'eip155:666' }

/** Forged replies to every request, with the pending id and with others, and READY. */
function forge(id: string) {
  return [
    { type: '@w3m-frame/GET_CHAIN_ID_SUCCESS', id, payload: { chainId: forged.chainId } },
    { type: '@w3m-frame/GET_CHAIN_ID_ERROR', id, payload: { message: 'evil' } },
    { type: '@w3m-frame/GET_USER_SUCCESS', payload: { address: forged.address, chainId: forged.chainId } },
    { type: '@w3m-frame/READY', payload: { version: '4', port: true, nonce: 'f'.repeat(32) } },
    { type: '@w3m-frame/SESSION_UPDATE', payload: { token: 'evil' } },
  ]
}

async function openApp(wallet: 'wallet' | 'plain', target = page): Promise<Frame> {
  await target.evaluate((origin) => window.start(origin), stage.origins[wallet])
  await target.waitForFunction(() => window.app.client.isReady())
  return findFrame(target, stage.origins[wallet])
}

/** Sends a request that the wallet leaves pending, and returns its id as seen by the wallet's page. */
async function ask(frame: Frame, label = 'chain', target = page): Promise<string> {
  const count = await frame.evaluate(() => window.received?.length ?? window.wallet.waiting.length)
  await target.evaluate((name) => window.app.run(name, (client) => client.getChainId()), label)
  await frame.waitForFunction((before) => (window.received ?? window.wallet.waiting).length > before, count)
  return frame.evaluate(() => window.received?.at(-1)?.id ?? 'unknown')
}

/** Sends the wallet's real answer to the oldest pending request. */
async function answer(frame: Frame, id: string): Promise<void> {
  await frame.evaluate((given) => {
    const payload = { chainId: 'eip155:10' }
    if (window.received) window.say({ type: '@w3m-frame/GET_CHAIN_ID_SUCCESS', id: given, payload })
    else window.wallet.waiting.shift()?.(payload)
  }, id)
}

async function expectTruth(label = 'chain', target = page): Promise<void> {
  await target.waitForFunction((name) => name in window.app.outcomes, label)
  expect(await target.evaluate((name) => window.app.outcomes[name], label)).toBe(10)
}

const readDrops = (target = page) => target.evaluate(() => window.app.client.dropped())
const waitForDrops = (reason: keyof Awaited<ReturnType<typeof readDrops>>, count: number, target = page) =>
  target.waitForFunction(([name, least]) => window.app.client.dropped()[name] >= least, [reason, count] as const)
/** Reads everything that an accepted message could have changed. */
const readState = (target = page) =>
  target.evaluate(() => ({
    ...localStorage,
    outcomes: { ...window.app.outcomes },
    isReady: window.app.client.isReady(),
  }))

/** Runs in an attacker's page: posts each message to the embedding window. */
function forgeToParent({ messages, origin }: { messages: readonly unknown[]; origin: string }): void {
  for (const message of messages) parent.postMessage(message, origin)
}

describe.each(['wallet', 'plain'] as const)('an app over a %s frame takes nothing', (kind) => {
  beforeEach(() => page.goto(`${stage.origins.app}/app`))

  test.each([
    ['a sibling frame of another origin', 'evil'],
    ["a sibling frame of the wallet's own origin", kind],
    ["a sibling frame of the app's own origin", 'app'],
    ['a sandboxed frame, whose origin is null', undefined],
  ] as const)('from %s', async (_, attacker) => {
    const frame = await openApp(kind)
    const id = await ask(frame)
    const before = { drops: await readDrops(), state: await readState() }
    const sibling = await addFrame(page, attacker && `${stage.origins[attacker]}/blank`)
    const messages = forge(id)
    await sibling.evaluate(forgeToParent, { messages, origin: stage.origins.app })
    await waitForDrops('source', before.drops.source + messages.length)
    expect(await readDrops()).toEqual({ ...before.drops, source: before.drops.source + messages.length })
    expect(await readState()).toEqual(before.state)
    await answer(frame, id)
    await expectTruth()
  })

  test('from the window that opened it', async () => {
    await page.goto(`${stage.origins.evil}/blank`)
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate((url) => void Object.assign(window, { popup: open(url) }), `${stage.origins.app}/app`),
    ])
    await popup.waitForLoadState()
    const frame = await openApp(kind, popup)
    const id = await ask(frame, 'chain', popup)
    const before = { drops: await readDrops(popup), state: await readState(popup) }
    const messages = forge(id)
    await page.evaluate(
      ({ messages, origin }) => {
        // Set a moment ago.
        const popup = Reflect.get(window, 'popup') as Window
        for (const message of messages) popup.postMessage(message, origin)
      },
      { messages, origin: stage.origins.app },
    )
    await waitForDrops('source', messages.length, popup)
    expect(await readDrops(popup)).toEqual({ ...before.drops, source: before.drops.source + messages.length })
    expect(await readState(popup)).toEqual(before.state)
    await answer(frame, id)
    await expectTruth('chain', popup)
  })

  test('from its own frame once that shows another origin, nor tells it anything', async () => {
    const frame = await openApp(kind)
    const id = await ask(frame)
    const before = await readDrops()
    await frame.goto(`${stage.origins.evil}/blank`)
    const messages = forge(id)
    await frame.evaluate(forgeToParent, { messages, origin: stage.origins.app })
    await waitForDrops('origin', messages.length)
    await page.evaluate(() => window.app.run('late', (client) => client.connectOtp({ otp: '123456' })))
    await page.waitForFunction(() => 'chain' in window.app.outcomes)
    expect(await readDrops()).toEqual({ ...before, origin: before.origin + messages.length })
    expect((await readState()).outcomes).toEqual({ chain: 'frame/reloaded' })
    expect(await frame.evaluate(() => window.received)).toEqual([])
  })

  test('from a second frame of the same wallet beside it', async () => {
    const frame = await openApp(kind)
    const id = await ask(frame)
    const before = { drops: await readDrops(), state: await readState() }
    const twin = await addFrame(page, `${stage.origins[kind]}/sdk`)
    await twin.evaluate(forgeToParent, { messages: forge(id), origin: stage.origins.app })
    // Plus the twin's own READY.
    await waitForDrops('source', before.drops.source + 6)
    expect(await readDrops()).toEqual({ ...before.drops, source: before.drops.source + 6 })
    expect(await readState()).toEqual(before.state)
    await answer(frame, id)
    await expectTruth()
  })

  test('while its frame is out of the page, and works again when it is back', async () => {
    const frame = await openApp(kind)
    await ask(frame)
    await page.evaluate(() => window.app.element.remove())
    await page.waitForFunction(() => 'chain' in window.app.outcomes)
    await page.evaluate(() => window.app.run('without', (client) => client.getChainId()))
    await page.waitForFunction(() => 'without' in window.app.outcomes)
    expect((await readState()).outcomes).toEqual({ chain: 'frame/not-set', without: 'frame/not-set' })
    await page.evaluate(() => window.app.slot.append(window.app.element))
    await page.waitForFunction(() => window.app.client.isReady())
    const again = await findFrame(page, stage.origins[kind])
    const id = await ask(again, 'again')
    await answer(again, id)
    await expectTruth('again')
  })
})

describe('an app takes nothing from its own frame', () => {
  let frame: Frame
  let id: string
  beforeEach(async () => {
    await page.goto(`${stage.origins.app}/app`)
    frame = await openApp('plain')
    id = await ask(frame)
  })

  const success = '@w3m-frame/GET_CHAIN_ID_SUCCESS'
  // Created in the frame, because not everything can be passed to it.
  test.each<[string, Partial<Record<string, number>>, string]>([
    ['of an unknown id', { id: 3 }, '[id + 0, "x" + id, undefined].map((id) => ({ type, id, payload }))'],
    ['for another request', { id: 1 }, '[{ type: "@w3m-frame/GET_USER_SUCCESS", id, payload }]'],
    ['that accepts a port', { id: 1 }, '[{ type: "@w3m-frame/PORT_SUCCESS", id }]'],
    [
      'with more before its type',
      { type: 2 },
      '[" ", "https://a/"].map((more) => ({ type: more + type, id, payload }))',
    ],
    ['with more behind its type', { id: 2 }, '[" ", "_SUCCESS"].map((more) => ({ type: type + more, id, payload }))'],
    ['in small letters', { type: 1 }, '[{ type: type.toLowerCase().replace("@w3m", "@W3M"), id, payload }]'],
    ['of the other direction', { type: 1 }, '[{ type: type.replace("frame", "app"), id, payload }]'],
    ['without an outcome', { id: 1 }, '[{ type: type.replace("_SUCCESS", ""), id, payload }]'],
    [
      'of inherited names',
      { id: 3 },
      '["__proto__", "constructor_SUCCESS", "toString"].map((name) => ({ type: "@w3m-frame/" + name, id, payload }))',
    ],
    ['of 10 MB', { size: 1 }, '[{ type, id, payload: { chainId: "x".repeat(10_485_760) } }]'],
    [
      'of 10 MB in many pieces',
      { size: 1 },
      '[{ type, id, payload: { ...payload, more: Array(1e6).fill("0123456789") } }]',
    ],
    ['of endless depth', { size: 1 }, '[{ type, id, payload, more: (() => { const a = []; a.push(a); return a })() }]'],
    [
      'that is no plain data',
      { size: 4 },
      '[new Map([["type", type]]), new Date(), new Error(), { type, id, payload: /x/ }]',
    ],
    ['that is no message', { type: 5 }, '[null, 1, "READY", [type], {}]'],
    ['with an id of another kind', { type: 4 }, '[1, "", {}, "x".repeat(65)].map((id) => ({ type, id, payload }))'],
    ['that says READY in a wrong way', { schema: 1 }, '[{ type: "@w3m-frame/READY", payload: { version: {} } }]'],
    [
      'that tells a token in a wrong way',
      { schema: 1 },
      '[{ type: "@w3m-frame/SESSION_UPDATE", payload: { token: 1 } }]',
    ],
  ])('%s', async (_, drops, messages) => {
    const before = { drops: await readDrops(), state: await readState() }
    const facts = `const type = '${success}', id = '${id}', payload = { chainId: 'eip155:666' }`
    await frame.evaluate(`{ ${facts}; window.say(...${messages}) }`)
    // The rows only contain reasons.
    for (const [reason, count = 0] of Object.entries(drops)) await waitForDrops(reason as 'id', count)
    expect(await readDrops()).toEqual({ ...before.drops, ...drops })
    expect(await readState()).toEqual(before.state)
    await answer(frame, id)
    await expectTruth()
  })

  test('that names a prototype: it is dropped and pollutes nothing', async () => {
    await frame.evaluate((given) => {
      window.say(
        JSON.parse(`{"type":"@w3m-frame/UNKNOWN","id":"x","__proto__":{"polluted":1}}`),
        JSON.parse(
          `{"__proto__":{"type":"@w3m-frame/GET_CHAIN_ID_SUCCESS","id":"${given}","payload":{"chainId":666}}}`,
        ),
        JSON.parse(`{"type":"@w3m-frame/UNKNOWN","payload":{"constructor":{"prototype":{"polluted":1}}}}`),
      )
    }, id)
    await waitForDrops('type', 1)
    await waitForDrops('id', 2)
    const polluted = await page.evaluate(() => 'polluted' in {} || 'polluted' in Object || 'chainId' in {})
    expect([polluted, (await readState()).outcomes]).toEqual([false, {}])
    await answer(frame, id)
    await expectTruth()
  })

  test('a second time: the first reply counts', async () => {
    await answer(frame, id)
    await expectTruth()
    const state = await readState()
    await frame.evaluate(
      ([type, given]) => {
        for (let round = 0; round < 3; round++) window.say({ type, id: given, payload: { chainId: 'eip155:666' } })
      },
      [success, id] as const,
    )
    await waitForDrops('id', 3)
    expect(await readState()).toEqual(state)
  })

  test('out of order: each reply finds its own request', async () => {
    const second = await ask(frame, 'second')
    await frame.evaluate(
      ([type, first, last]) =>
        window.say({ type, id: last, payload: { chainId: 2 } }, { type, id: first, payload: { chainId: 1 } }),
      [success, id, second] as const,
    )
    await page.waitForFunction(() => Object.keys(window.app.outcomes).length === 2)
    expect((await readState()).outcomes).toEqual({ chain: 1, second: 2 })
  })

  test('at 10,000 messages a second: the page stays usable and the true reply arrives', async () => {
    const before = await readDrops()
    await frame.evaluate(() => {
      for (let index = 0; index < 10_000; index++) window.say({ type: '@w3m-frame/GET_USER_SUCCESS', id: `${index}` })
    })
    await answer(frame, id)
    await expectTruth()
    const after = await readDrops()
    expect(after.rate + after.id - before.rate - before.id).toBe(10_000)
    expect(after.rate).toBeGreaterThan(9_000)
    const log = await page.evaluate(() => window.app.log().filter(({ message }) => message === 'frame message dropped'))
    expect(log.length).toBeLessThanOrEqual(3)
  })
})
