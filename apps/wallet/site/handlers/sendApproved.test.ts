import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiFailure } from '../client/ApiFailure.js'
import type { AskApi } from '../client/AskApi.js'
import { createOpenSendings } from '../client/createOpenSendings.js'
import { sendApproved } from './sendApproved.js'
import { tellApp } from './tellApp.js'

const minute = 60_000
const answer = { id: '0x1', hashes: ['0xab'] }
const unknown = { code: 'frame-host/outcome-unknown' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A sending whose server answers one attempt after another as given, and all later ones as the last. */
async function arrange(...answers: readonly unknown[]) {
  const sendings = createOpenSendings({ projectId: 'p', app: 'https://app.example', storage: undefined })
  let attempts = 0
  const ask = vi.fn(async (path: string) => {
    if (path !== '/api/send') return {}
    const next = answers[Math.min(attempts++, answers.length - 1)]
    if (typeof next === 'string') throw new ApiFailure(next, `It says ${next}`)
    if (next instanceof Error) throw next
    return next
  })
  // The paths that are asked here are answered as their types say.
  const frame = { ask: ask as AskApi, sendings }
  const sending = tellApp(() =>
    sendApproved(frame, '/api/send', { account: '0x1', chainId: 1, transactions: ['0x02'] }),
  )
  const outcome = sending.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )
  await vi.advanceTimersByTimeAsync(11 * minute)
  const isForgotten = () => sendings.list().length === 0
  const hasToldServer = () => ask.mock.calls.some(([path]) => path === '/api/told')
  return { ask, outcome: await outcome, isForgotten, hasToldServer }
}

test('asks again after a lost answer, and forgets the request once it is answered', async () => {
  const { outcome, isForgotten, hasToldServer } = await arrange('network', 'server', answer)
  expect(outcome).toEqual({ value: answer })
  expect([isForgotten(), hasToldServer()]).toEqual([true, true])
})

test.each(['session/none', 'chain/refused'])('was not sent when the first answer says so: %s', async (code) => {
  const { ask, outcome, isForgotten } = await arrange(code)
  expect(outcome).toMatchObject({ error: { code: 'frame-host/reply', shortMessage: `It says ${code}` } })
  expect(ask.mock.calls.filter(([path]) => path === '/api/send')).toHaveLength(1)
  expect(isForgotten()).toBe(true)
})

test.each([
  ['session/none'],
  ['tx/number-taken'],
  ['sign/account'],
  [new ApiFailure('login/pace', 'Wait', 30)],
  [new Error('a bug')],
])('is not known when an earlier attempt may have arrived: %s', async (second) => {
  const { outcome, isForgotten, hasToldServer } = await arrange('network', second)
  expect(outcome).toMatchObject({ error: unknown })
  // A later page asks for the result by the id.
  expect([isForgotten(), hasToldServer()]).toEqual([false, false])
})

test.each(['network', 'server', 'server/slow', 'server/database'])(
  'is not known after minutes without an answer: %s',
  async (code) => {
    const { outcome, isForgotten, hasToldServer } = await arrange(code)
    expect(outcome).toMatchObject({ error: unknown })
    expect([isForgotten(), hasToldServer()]).toEqual([false, false])
  },
)

test('was not sent when the chain refused these very transactions, also after a lost answer', async () => {
  const { outcome, isForgotten } = await arrange('network', 'chain/refused')
  expect(outcome).toMatchObject({ error: { code: 'frame-host/reply', shortMessage: 'It says chain/refused' } })
  expect(isForgotten()).toBe(true)
})

test('waits for a server that has too much to do, which has not taken it', async () => {
  const busy = new ApiFailure('server/busy', 'Too much to do', 2)
  const { ask, outcome, isForgotten } = await arrange(busy, new ApiFailure('server/stopping', 'Restarts', 1), answer)
  expect(outcome).toEqual({ value: answer })
  expect(ask.mock.calls.filter(([path]) => path === '/api/send')).toHaveLength(3)
  expect(isForgotten()).toBe(true)
})

test('was not sent when the server had too much to do for a minute, and the person is told so', async () => {
  const { outcome, isForgotten } = await arrange(new ApiFailure('server/busy', 'Too much to do', 2))
  expect(outcome).toMatchObject({ error: { code: 'frame-host/reply', shortMessage: 'Too much to do' } })
  expect(isForgotten()).toBe(true)
})

test('is not known when an earlier attempt may have arrived and the server has too much to do ever since', async () => {
  const { outcome } = await arrange('server/slow', new ApiFailure('server/busy', 'Too much to do', 2))
  expect(outcome).toMatchObject({ error: unknown })
})
