import { isPorticoError } from '@portico/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRequestMessage } from '../messenger/createRequestMessage.js'
import { type FrameRequestName, frameRequests } from '../protocol/frameRequests.js'
import { openTestClient } from './testing/openTestClient.js'

const numRuns = process.env.PORTICO_LONG === '1' ? 100_000 : 300
const timeout = 600_000
const names = Object.keys(frameRequests) as FrameRequestName[] // The table's own keys.

const json = fc.jsonValue({ maxDepth: 4 })
const junk = fc.oneof(
  json,
  fc.anything({
    withBigInt: true,
    withDate: true,
    withMap: true,
    withSet: true,
    withTypedArray: true,
    withNullPrototype: true,
  }),
)
const payload = fc.oneof(
  junk,
  fc.record(
    {
      action: fc.constantFrom('CONNECT', 'VERIFY_OTP', 'x'),
      address: fc.string(),
      chainId: fc.oneof(fc.nat(), fc.string()),
      email: fc.oneof(fc.constant('ada@example.org'), fc.string(), fc.constant(null)),
      isConnected: fc.oneof(fc.boolean(), junk),
      message: junk,
      code: junk,
      nonce: fc.string({ minLength: 10, maxLength: 20 }),
      port: fc.boolean(),
      token: fc.string(),
      ['__proto__']: json,
    },
    { requiredKeys: [] },
  ),
)
const type = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('@w3m-frame/', '@w3m-frame/', '@w3m-frame/', '@w3m-app/', 'x@w3m-frame/', '@w3m-frame//'),
      fc.constantFrom(
        ...names,
        'GET_USER',
        'GET_USER',
        'GET_USER',
        'GET_USER',
        'READY',
        'SESSION_UPDATE',
        'PORT',
        'constructor',
        '__proto__',
      ),
      fc.constantFrom('', '_SUCCESS', '_ERROR', '_SUCCESS_ERROR'),
    )
    .map((parts) => parts.join('')),
  junk,
)
const message = fc.oneof(
  junk,
  fc.record(
    { type, id: fc.oneof({ arbitrary: fc.constant('right'), weight: 3 }, fc.string(), junk), payload },
    { requiredKeys: ['type'] },
  ),
)

describe('whatever', () => {
  it(
    'the frame posts is taken or dropped, and never thrown out of a listener',
    async () => {
      const items = { EMAIL_LOGIN_USED_KEY: 'true' }
      const { client, clock, frame, logger } = await openTestClient(items, { unaskedPerSecond: 1_000_000_000 })
      const state = { pending: false, settled: 0, asked: 0, succeeded: 0 }
      const ask = () => {
        state.pending = true
        state.asked += 1
        const settle = () => {
          state.pending = false
          state.settled += 1
        }
        const succeed = () => {
          state.succeeded += 1
          settle()
        }
        client.getUser().then(succeed, settle)
      }
      await fc.assert(
        fc.asyncProperty(message, async (data) => {
          // A READY started a new document, possibly one with a port.
          if (!client.isReady()) {
            frame.ready()
            await clock.advance(500)
          }
          if (!state.pending) ask()
          const before = Object.values(client.dropped()).reduce((sum, count) => sum + count, 0)
          const { asked } = state
          const isRight = typeof data === 'object' && data !== null && Reflect.get(data, 'id') === 'right'
          // Sent unchanged: values that cannot be cloned, and getters, must be harmless too.
          frame.say(isRight ? { ...data, id: frame.last()?.id } : data)
          await Promise.resolve()
          const after = Object.values(client.dropped()).reduce((sum, count) => sum + count, 0)
          expect(after - before).toBeLessThanOrEqual(1)
          expect(asked - state.settled).toBeLessThanOrEqual(1)
        }),
        { numRuns },
      )
      // Among many messages, some must be valid replies.
      if (numRuns > 10_000) expect([state.succeeded > 0, state.settled > state.succeeded]).toEqual([true, true])
      expect(client.dropped()).toMatchObject({ rate: 0, origin: 0, source: 0 })
      expect(Reflect.get({}, 'isConnected')).toBeUndefined()
      expect(logger.entries().filter(({ level }) => level === 'error')).toEqual([])
      client.destroy()
    },
    timeout,
  )

  it(
    'the app asks is a message that says what was asked, or a typed error',
    () => {
      fc.assert(
        fc.property(fc.constantFrom(...names), payload, (name, asked) => {
          try {
            const made = createRequestMessage(name, asked)
            expect(made.type).toBe(`@w3m-app/${name}`)
            expect(structuredClone(made)).toStrictEqual(made)
            // A message that was accepted once must be accepted unchanged.
            const again = createRequestMessage(name, made.payload)
            expect(again.payload).toStrictEqual(made.payload)
          } catch (error) {
            if (!isPorticoError(error, 'frame/invalid-request') && !isPorticoError(error, 'frame/too-large'))
              throw error
          }
        }),
        { numRuns },
      )
    },
    timeout,
  )
})
