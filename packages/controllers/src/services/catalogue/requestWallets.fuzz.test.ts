import fc from 'fast-check'
import { expect, it, onTestFinished } from 'vitest'
import { createTestPortico } from '../../testing/createTestPortico.js'
import { requestWallets } from './requestWallets.js'

const numRuns = process.env.PORTICO_LONG === '1' ? 10_000 : 300

const good = {
  id: 'fox',
  name: 'Fox',
  badge_type: 'certified',
  chains: ['eip155:1'],
  homepage: 'https://fox.example',
  image_id: 'fox-image',
  image_url: 'https://fox.example/i.png',
  mobile_link: 'fox://',
  desktop_link: 'fox-desk://',
  webapp_link: 'https://app.fox.example',
  link_mode: 'https://fox.example/link',
  app_store: 'https://apps.apple.com/fox',
  play_store: 'https://play.google.com/fox',
  chrome_store: 'https://chrome.google.com/fox',
  rdns: 'example.fox',
  injected: [{ namespace: 'eip155', injected_id: 'isFox' }],
}
const scheme = fc.constantFrom(
  'javascript',
  'JAVASCRIPT',
  'java\tscript',
  ' javascript',
  'data',
  'blob',
  'file',
  'vbscript',
  'filesystem',
  'view-source',
  'about',
  'chrome',
  'ws',
  '\u0001javascript',
  'https',
  'fox',
)
const evilLink = fc
  .tuple(scheme, fc.constantFrom(':', '://', ':\n//', ':%0a'), fc.string())
  .map((parts) => parts.join(''))
const value = fc.oneof(evilLink, fc.webUrl(), fc.anything(), fc.string({ unit: 'binary' }), fc.array(evilLink))
const name = fc.oneof(
  fc.constantFrom(...Object.keys(good)),
  fc.constantFrom('__proto__', 'constructor', 'toString'),
  fc.string(),
)
const mutation = fc.record({ path: fc.array(name, { maxLength: 2 }), value })
const record = fc.array(mutation, { maxLength: 6 }).map((changes) => {
  const changed: Record<string, unknown> = { ...good }
  for (const { path, value } of changes) changed[path[0] ?? 'mobile_link'] = path[1] ? { [path[1]]: value } : value
  return changed
})
const page = fc.record({
  count: fc.oneof(fc.nat(), fc.anything()),
  data: fc.array(fc.oneof(record, fc.anything()), { maxLength: 5 }),
})
const reply = fc.oneof({ weight: 9, arbitrary: page }, { weight: 1, arbitrary: fc.anything() })

const webLinks = ['homepage', 'webappLink', 'linkMode', 'appStore', 'playStore', 'chromeStore'] as const
const appLinks = ['mobileLink', 'desktopLink'] as const
const runsCode = /^(javascript|vbscript|data|blob|file|filesystem|view-source|about|chrome|wss?):/i
const hides = /[\p{Cc}\u200b\u202a-\u202e\u2066-\u2069]/u

it('never lets an unsafe link, name or count through, whatever the catalogue answers', {
  timeout: 120_000,
}, async () => {
  const { portico, catalogue } = createTestPortico({ services: { catalogue: 'https://catalogue.example' } })
  onTestFinished(() => portico.destroy())
  let wallets = 0
  await fc.assert(
    fc.asyncProperty(reply, async (answer) => {
      const text = toJson(answer)
      catalogue.fail(new Response(text))
      const result = await requestWallets(portico, { page: 1, entries: 4 }).catch((error: unknown) => error)
      if (result instanceof Error) return void expect(result).toMatchObject({ code: 'catalogue/invalid-reply' })
      const read = result as Awaited<ReturnType<typeof requestWallets>>
      expect(read.count ?? 0).toSatisfy((count: number) => Number.isSafeInteger(count) && count >= 0)
      for (const wallet of read.wallets) {
        wallets++
        for (const field of webLinks) if (wallet[field]) expect(new URL(wallet[field]).protocol).toMatch(/^https?:$/)
        for (const field of appLinks) if (wallet[field]) expect(new URL(wallet[field]).protocol).not.toMatch(runsCode)
        if (wallet.imageUrl) expect(wallet.imageUrl).toMatch(/^(https?:\/\/|data:image\/)/i)
        expect(wallet.name).not.toBe('')
        expect(wallet.name).not.toMatch(hides)
        for (const chain of wallet.chains) expect(chain).toMatch(/^[-a-z0-9]{3,32}:[-_a-zA-Z0-9]{1,32}$/)
      }
    }),
    { numRuns },
  )
  expect(wallets).toBeGreaterThan(numRuns / 10)
})

/** A server cannot send what JSON cannot represent. */
function toJson(value: unknown): string {
  try {
    return JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part)) ?? 'null'
  } catch {
    return 'null'
  }
}
