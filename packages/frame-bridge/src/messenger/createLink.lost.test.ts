import { createFakeClock } from '@portico/core/testing'
import { expect, it } from 'vitest'
import { createLink } from './createLink.js'
import { createFakeTransport } from './testing/createFakeTransport.js'

const nonce = 'n'.repeat(16)

function setUp() {
  const clock = createFakeClock()
  const frame = createFakeTransport()
  const link = createLink({ transport: frame.transport, clock, mayAnswer: () => false, onDrop: () => {} })
  const lost: string[] = []
  link.on('lost', (reason) => lost.push(reason))
  return { clock, frame, link, lost }
}

it('tells a document that was replaced from a frame that left its page', async () => {
  const { clock, frame, link, lost } = setUp()
  frame.ready()
  expect(link.isOpen()).toBe(true)
  frame.emit('load', undefined)
  frame.emit('load', undefined)
  expect(lost).toEqual(['reloaded'])
  expect(link.isOpen()).toBe(false)
  frame.ready()
  await clock.advance(1_000)
  frame.ready()
  expect(lost).toEqual(['reloaded', 'reloaded'])
  frame.emit('gone', undefined)
  expect(lost).toEqual(['reloaded', 'reloaded', 'gone'])
})

it('takes a port that closes for a document that was replaced', async () => {
  const { clock, frame, link, lost } = setUp()
  frame.ready({ port: true, nonce })
  frame.last()?.port?.close()
  await clock.flush()
  expect(lost).toEqual(['reloaded'])
  expect(link.isOpen()).toBe(false)
})

it('tells nothing of the first document', () => {
  const { frame, lost } = setUp()
  frame.emit('load', undefined)
  frame.ready()
  expect(lost).toEqual([])
})
