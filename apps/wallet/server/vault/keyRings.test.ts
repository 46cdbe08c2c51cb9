import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createFileKeyRing } from './createFileKeyRing.js'
import { createTokenKeyRing } from './createTokenKeyRing.js'
import { joinKeyRings, type KeyRing } from './KeyRing.js'
import { openToken } from './openToken.js'
import { createSoftHsm, installSoftHsm, type SoftHsm } from './softHsm.test.fixture.js'

const hasSoftHsm = installSoftHsm()
if (!hasSoftHsm) console.warn('SoftHSM cannot be installed here: keys in a token (PKCS#11) were not tested.')

const folder = mkdtempSync(join(tmpdir(), 'portico-rings-'))
let hsm: SoftHsm | undefined
beforeAll(() => {
  if (!hasSoftHsm) return
  hsm = createSoftHsm()
  vi.stubEnv('SOFTHSM2_CONF', hsm.env.SOFTHSM2_CONF)
})
afterAll(() => {
  vi.unstubAllEnvs()
  hsm?.remove()
  rmSync(folder, { recursive: true })
})

type OpenRing = () => Promise<KeyRing>
const kinds: readonly (readonly [string, OpenRing])[] = [
  ['a file', async () => createFileKeyRing(join(folder, 'keys.json'))],
  ...(hasSoftHsm
    ? [['a token', async () => createTokenKeyRing(await openToken(hsm ?? createSoftHsm()), 'wallet')] as const]
    : []),
]

const dataKey = Buffer.alloc(32, 7)

describe.each(kinds)('keys in %s', (_, open) => {
  async function arrange(): Promise<KeyRing> {
    const ring = await open()
    onTestFinished(() => ring.close())
    return ring
  }

  test('wrap and unwrap, never to the same bytes, and not those of another account', async () => {
    const key = await (await arrange()).create()
    const [one, two] = [await key.wrap(dataKey, 'user 1'), await key.wrap(dataKey, 'user 1')]
    expect(Buffer.from(one).equals(two)).toBe(false)
    expect(Buffer.from(one).includes(dataKey)).toBe(false)
    expect(Buffer.from(await key.unwrap(one, 'user 1'))).toEqual(dataKey)
    await expect(key.unwrap(one, 'user 2')).rejects.toThrow()
    const changed = Buffer.from(one)
    changed[20] = (changed[20] ?? 0) ^ 1
    await expect(key.unwrap(changed, 'user 1')).rejects.toThrow()
    expect(Buffer.from(await key.unwrap(two, 'user 1')), 'after the failures').toEqual(dataKey)
  })

  test('no key opens what another one wrapped', async () => {
    const ring = await arrange()
    const [one, two] = [await ring.create(), await ring.create()]
    await expect(two.unwrap(await one.wrap(dataKey, 'user 1'), 'user 1')).rejects.toThrow()
    expect(one.id).not.toBe(two.id)
  })

  test('what one process makes and destroys, another one sees at once', async () => {
    const [here, there] = [await arrange(), await arrange()]
    const key = await here.create()
    const wrapped = await key.wrap(dataKey, 'user 1')
    expect(await there.list()).toContain(key.id)
    const same = await there.find(key.id)
    expect(Buffer.from((await same?.unwrap(wrapped, 'user 1')) ?? [])).toEqual(dataKey)
    await here.remove(key.id)
    expect([await there.find(key.id), (await there.list()).includes(key.id)]).toEqual([undefined, false])
    await here.remove(key.id)
  })

  test('many at a time come out right', async () => {
    const key = await (await arrange()).create()
    const all = Array.from({ length: 50 }, (_, place) => Buffer.alloc(32, place))
    const wrapped = await Promise.all(all.map((each, place) => key.wrap(each, `user ${place}`)))
    const opened = await Promise.all(wrapped.map((each, place) => key.unwrap(each, `user ${place}`)))
    expect(opened.map((each) => Buffer.from(each))).toEqual(all)
  })
})

test('joined rings make keys in the first, and find those of all', async () => {
  const [first, second] = ['one', 'two'].map((name) => createFileKeyRing(join(folder, `${name}.json`)))
  if (!first || !second) throw new Error('There are two')
  const old = await second.create()
  const ring = joinKeyRings(first, second)
  const made = await ring.create()
  expect([await first.list(), await ring.list()]).toEqual([[made.id], [made.id]])
  expect((await ring.find(old.id))?.id).toBe(old.id)
  await ring.remove(old.id)
  expect(await second.list()).toEqual([])
  await ring.close()
})
