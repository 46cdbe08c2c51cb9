import { expect, test } from 'vitest'
import { createInbox } from './createInbox.js'

const letter = (to: string, subject: string) => ({
  to,
  from: '',
  subject,
  text: '',
  html: '',
  receivedAt: '2026-11-01T00:00:00.000Z',
})

test('gives one receiver’s mails, the newest first, however the address is written', () => {
  const inbox = createInbox()
  inbox.add(letter('a@x.test', 'one'))
  inbox.add(letter('b@x.test', 'two'))
  inbox.add(letter('a@x.test', 'three'))
  expect(inbox.list('A@X.test').map(({ subject }) => subject)).toEqual(['three', 'one'])
  expect(inbox.list().map(({ subject }) => subject)).toEqual(['three', 'two', 'one'])
})

test('clears one receiver or all, and tells of every change until asked to stop', () => {
  const inbox = createInbox()
  let changes = 0
  const stop = inbox.onChange(() => changes++)
  inbox.add(letter('a@x.test', 'one'))
  inbox.add(letter('b@x.test', 'two'))
  inbox.clear('a@x.test')
  expect(inbox.list()).toHaveLength(1)
  inbox.clear()
  expect(inbox.list()).toEqual([])
  stop()
  inbox.add(letter('a@x.test', 'four'))
  expect(changes).toBe(4)
})

test('keeps 500 mails', () => {
  const inbox = createInbox()
  for (let at = 0; at < 501; at++) inbox.add(letter('a@x.test', `${at}`))
  expect(inbox.list()).toHaveLength(500)
  expect(inbox.list()[0]?.subject).toBe('500')
})
