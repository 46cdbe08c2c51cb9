import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { askServer } from './askServer.js'

const schema = z.object({ email: z.string() })
const busy = (retryAfter: number) =>
  Response.json({ error: { code: 'server/busy', message: 'Too much to do', retryAfter } }, { status: 503 })

/** Asks a server that answers one request after another as given, and all later ones as the last. */
function arrange(...answers: readonly (() => Response)[]) {
  const asked = vi.fn(async () => {
    const next = answers[Math.min(asked.mock.calls.length, answers.length) - 1]
    if (!next) throw new TypeError('Failed to fetch')
    return next()
  })
  vi.stubGlobal('fetch', asked)
  const pauses: number[] = []
  const pause = async (ms: number) => void pauses.push(ms)
  const ask = (init: RequestInit = {}) => askServer('/api/user', init, { schema, pause })
  return { ask, asked, pauses }
}

test('an answer is what its description says, and nothing else', async () => {
  expect(await arrange(() => Response.json({ email: 'a@b.test', more: 1 })).ask()).toEqual({ email: 'a@b.test' })
  for (const answer of [{ email: 5 }, {}, null, 'text'])
    await expect(arrange(() => Response.json(answer)).ask()).rejects.toMatchObject({ code: 'server' })
  await expect(arrange(() => new Response('<html>')).ask()).rejects.toMatchObject({ code: 'server' })
})

test('a busy server is asked again after the time it said, not by all pages at once', async () => {
  const { ask, asked, pauses } = arrange(
    () => busy(2),
    () => busy(1),
    () => Response.json({ email: 'a@b.test' }),
  )
  expect(await ask()).toEqual({ email: 'a@b.test' })
  expect(asked).toHaveBeenCalledTimes(3)
  const [first = 0, second = 0] = pauses
  expect([first >= 2_000 && first <= 3_000, second >= 1_000 && second <= 1_500]).toEqual([true, true])
})

test('one that stays busy is told of after a few times, and one that is busy for long at once', async () => {
  const staying = arrange(() => busy(1))
  await expect(staying.ask()).rejects.toMatchObject({ code: 'server/busy', message: 'Too much to do', retryAfter: 1 })
  expect(staying.asked).toHaveBeenCalledTimes(5)
  const long = arrange(() => busy(30))
  await expect(long.ask()).rejects.toMatchObject({ code: 'server/busy', retryAfter: 30 })
  expect(long.asked).toHaveBeenCalledTimes(1)
})

test('nobody is asked again who may have done something, or whose page has given up', async () => {
  const failed = arrange(() =>
    Response.json({ error: { code: 'mail/pace', message: 'Wait', retryAfter: 1 } }, { status: 429 }),
  )
  await expect(failed.ask()).rejects.toMatchObject({ code: 'mail/pace', retryAfter: 1 })
  const proxy = arrange(() => new Response('busy', { status: 503, headers: { 'retry-after': '3' } }))
  const text = expect.stringContaining('try again after 3 seconds')
  await expect(proxy.ask()).rejects.toMatchObject({ code: 'server', message: text, retryAfter: 3 })
  const gone = arrange()
  await expect(gone.ask()).rejects.toMatchObject({ code: 'network' })
  const aborted = arrange(() => busy(1))
  await expect(aborted.ask({ signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'server/busy' })
  for (const { asked } of [failed, proxy, gone, aborted]) expect(asked).toHaveBeenCalledTimes(1)
})
