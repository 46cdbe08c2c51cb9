import { expect, onTestFinished, test, vi } from 'vitest'
import { ApiError } from '../ApiError.js'
import { createSendings } from '../store/createSendings.js'
import { eachStore } from '../store/eachStore.test.fixture.js'
import type { Carrier } from './createCarrier.js'
import { createDeliveries } from './createDeliveries.js'

const failed = () => new ApiError(502, 'chain/failed', 'The node does not answer')
const refused = (words: string) => new ApiError(502, 'chain/refused', words)

const minuteMs = 60_000

eachStore(({ open, openTwice }) => {
  /** A store with two transactions, and a node that behaves as the test says. */
  async function arrange({ send = vi.fn(async () => {}), isKnown = vi.fn(async () => false) }: Partial<Carrier> = {}) {
    const database = await open()
    await database.run(`INSERT INTO users VALUES ('u', 'a@lab.test', 0)`)
    const sendings = createSendings({ database })
    const time = { ms: minuteMs * 60 }
    const add = (now = time.ms, request = 'r') =>
      sendings.add({
        ...{ userId: 'u', network: 'eip155:1', request, options: {}, now: () => now },
        transactions: [
          { hash: '0x1', bytes: '0xone' },
          { hash: '0x2', bytes: '0xtwo' },
        ],
      })
    const deliveries = createDeliveries({
      sendings,
      findCarrier: () => ({ send, isKnown }),
      now: () => time.ms,
      pause: async (ms) => {
        time.ms += ms
      },
    })
    onTestFinished(deliveries.close)
    const states = async (id: string) => (await sendings.find(id))?.transactions.map(({ state }) => state)
    return { sendings, deliveries, add, states, time }
  }

  test('what is sent was stored before, and goes in order', async () => {
    const seen: unknown[] = []
    const { sendings, deliveries, add, states } = await arrange({
      async send(bytes) {
        seen.push([bytes, (await sendings.findByRequest('r', 'u'))?.transactions.map(({ hash }) => hash)])
      },
    })
    const id = await add()
    await deliveries.deliver(id)
    expect(seen).toEqual([
      ['0xone', ['0x1', '0x2']],
      ['0xtwo', ['0x1', '0x2']],
    ])
    expect(await states(id)).toEqual(['sent', 'sent'])
  })

  test('the same transactions are the same sending, and are sent once', async () => {
    const send = vi.fn(async () => {})
    const { deliveries, add } = await arrange({ send })
    const id = await add()
    await deliveries.deliver(id)
    expect(await add()).toBe(id)
    await deliveries.deliver(id)
    expect(send).toHaveBeenCalledTimes(2)
  })

  test('a refusal ends those that come after it, and what went before stays', async () => {
    const send = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValue(refused('no funds'))
    const { sendings, deliveries, add, states } = await arrange({ send })
    const id = await add()
    await deliveries.deliver(id)
    expect(await states(id)).toEqual(['sent', 'refused'])
    expect((await sendings.find(id))?.transactions[1]?.reason).toBe('no funds')
  })

  test.each(['already known', 'nonce too low'])('"%s" of what the chain has is no refusal', async (words) => {
    const { deliveries, add, states } = await arrange({
      send: () => Promise.reject(refused(words)),
      isKnown: async () => true,
    })
    const id = await add()
    await deliveries.deliver(id)
    expect(await states(id)).toEqual(['sent', 'sent'])
  })

  test('a node that says nothing is asked again, with the same bytes', async () => {
    const send = vi.fn<Carrier['send']>().mockRejectedValueOnce(failed()).mockResolvedValue()
    const { deliveries, add, states } = await arrange({ send, isKnown: () => Promise.reject(failed()) })
    const id = await add()
    await deliveries.deliver(id)
    expect(send.mock.calls.map(([bytes]) => bytes)).toEqual(['0xone', '0xone', '0xtwo'])
    expect(await states(id)).toEqual(['sent', 'sent'])
  })

  test('a refusal after such a silence counts only once the chain was asked several times', async () => {
    const send = vi.fn<Carrier['send']>().mockRejectedValueOnce(failed()).mockRejectedValue(refused('nonce too low'))
    const isKnown = vi.fn(async () => false)
    const { deliveries, add, states } = await arrange({ send, isKnown })
    const id = await add()
    await deliveries.deliver(id)
    expect(isKnown).toHaveBeenCalledTimes(4)
    expect(await states(id)).toEqual(['refused', 'refused'])
  })

  test('a refusal after a long silence does not count at once: the chain may not show yet what had arrived', async () => {
    const send = vi.fn<Carrier['send']>().mockResolvedValue()
    for (let silence = 0; silence < 4; silence += 1) send.mockRejectedValueOnce(failed())
    send.mockRejectedValueOnce(refused('nonce too low')).mockRejectedValueOnce(refused('nonce too low'))
    const isKnown = vi.fn(async () => true)
    for (let look = 0; look < 5; look += 1) isKnown.mockResolvedValueOnce(false)
    const { deliveries, add, states } = await arrange({ send, isKnown })
    const id = await add()
    await deliveries.deliver(id)
    expect(await states(id)).toEqual(['sent', 'sent'])
  })

  test('what is sent again after a refusal is found by its newest request, and has ten minutes from then on', async () => {
    const send = vi.fn<Carrier['send']>().mockRejectedValueOnce(refused('no funds')).mockRejectedValueOnce(failed())
    const { sendings, deliveries, add, states, time } = await arrange({ send: send.mockResolvedValue() })
    const id = await add()
    await deliveries.deliver(id)
    time.ms += 11 * minuteMs
    expect(await add(time.ms, 'again')).toBe(id)
    await deliveries.deliver(id)
    expect(await states(id)).toEqual(['sent', 'sent'])
    expect((await sendings.findByRequest('again', 'u'))?.id).toBe(id)
  })

  test('a node that says nothing for ten minutes is left alone, and nothing is claimed of what it was given', async () => {
    const send = vi.fn<Carrier['send']>().mockRejectedValue(failed())
    const { deliveries, add, states } = await arrange({ send, isKnown: () => Promise.reject(failed()) })
    const id = await add()
    await deliveries.deliver(id)
    expect(await states(id)).toEqual(['lost', 'refused'])
  })

  test('what was given up may be sent again, and may have arrived before', async () => {
    const send = vi.fn<Carrier['send']>().mockRejectedValue(failed())
    const { deliveries, add, states } = await arrange({ send })
    const id = await add()
    await deliveries.deliver(id)
    send.mockRejectedValueOnce(refused('nonce too low')).mockResolvedValue()
    await add()
    await deliveries.deliver(id)
    expect(await states(id)).toEqual(['sent', 'sent'])
  })

  test.each([
    ['sent', 9, ['sent', 'sent']],
    ['given up when it is old', 11, ['lost', 'refused']],
  ])('what a former process left is %s', async (_, minutes, expected) => {
    const send = vi.fn(async () => {})
    const { deliveries, add, states } = await arrange({ send })
    const id = await add(minuteMs * (60 - minutes))
    await deliveries.resume()
    await vi.waitFor(async () => expect(await states(id)).toEqual(expected))
    expect(send).toHaveBeenCalledTimes(minutes < 10 ? 2 : 0)
  })

  test('a refusal of what a former process may have sent does not count at once', async () => {
    const send = vi.fn<Carrier['send']>().mockRejectedValueOnce(refused('nonce too low')).mockResolvedValue()
    const isKnown = vi.fn(async () => false)
    const { deliveries, add, states } = await arrange({ send, isKnown })
    const id = await add()
    await deliveries.resume()
    await vi.waitFor(async () => expect(await states(id)).toEqual(['sent', 'sent']))
  })

  /** Two processes on one database. What the first gives its node is answered when the test says so. */
  async function arrangeTwo() {
    const databases = await openTwice()
    await databases[0].run(`INSERT INTO users VALUES ('u', 'a@lab.test', 0)`)
    const time = { ms: minuteMs * 60 }
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    const sends = [vi.fn(() => answered), vi.fn(async () => {})]
    const [first, second] = databases.map((database, place) => {
      const sendings = createSendings({ database })
      const deliveries = createDeliveries({
        sendings,
        findCarrier: () => ({ send: sends[place] ?? (() => Promise.reject(failed())), isKnown: async () => false }),
        now: () => time.ms,
      })
      onTestFinished(async () => {
        answer()
        await deliveries.close()
      })
      return { sendings, deliveries }
    })
    if (!first || !second) throw new Error('There are two')
    const id = await first.sendings.add({
      ...{ userId: 'u', network: 'eip155:1', request: 'r', options: {}, now: () => time.ms },
      transactions: [{ hash: '0x1', bytes: '0xone' }],
    })
    return { first, second, sends, time, id, answer }
  }

  test('what one process is sending is left to it, and the other one hears of it', async () => {
    const { first, second, sends, id, answer } = await arrangeTwo()
    const delivered = first.deliveries.deliver(id)
    await vi.waitFor(() => expect(sends[0]).toHaveBeenCalledTimes(1))
    await second.deliveries.resume()
    const asked = second.deliveries.deliver(id)
    answer()
    await Promise.all([delivered, asked])
    expect((await second.sendings.find(id))?.transactions[0]?.state).toBe('sent')
    expect(sends.map((send) => send.mock.calls.length)).toEqual([1, 0])
  })

  test('what was being sent by a process that says nothing more is sent by another one', async () => {
    const { first, second, sends, time, id } = await arrangeTwo()
    void first.deliveries.deliver(id)
    await vi.waitFor(() => expect(sends[0]).toHaveBeenCalledTimes(1))
    time.ms += 14_999
    await second.deliveries.resume()
    expect(sends[1]).not.toHaveBeenCalled()
    time.ms += 1
    await second.deliveries.resume()
    await vi.waitFor(async () => expect((await second.sendings.find(id))?.transactions[0]?.state).toBe('sent'))
    expect(sends[1]).toHaveBeenCalledTimes(1)
  })

  test('one that ends leaves what it could not send to the others at once', async () => {
    const { first, second, sends, id, answer } = await arrangeTwo()
    sends[0]?.mockRejectedValueOnce(failed())
    void first.deliveries.deliver(id)
    await vi.waitFor(() => expect(sends[0]).toHaveBeenCalledTimes(1))
    answer()
    await first.deliveries.close()
    await second.deliveries.deliver(id)
    expect((await second.sendings.find(id))?.transactions[0]?.state).toBe('sent')
  })
})
