import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mail, startMail } from '../../../lab/stack/mail/startMail.js'
import { findBasePort } from '../../../lab/stack/testing/findBasePort.js'
import { createMailer } from './createMailer.js'

let mail: Mail
beforeAll(async () => {
  const port = await findBasePort()
  mail = await startMail({ port, smtpPort: port + 1 })
})
afterAll(() => mail.close())

test('the code arrives as the only run of six digits, with where it belongs', async () => {
  const mailer = createMailer({ smtpUrl: mail.smtpUrl, from: 'wallet@lab.test' })
  await mailer.sendCode('a@lab.test', { code: '012345', purpose: 'login', app: 'http://localhost:4400' })
  const [letter] = mail.inbox.list('a@lab.test')
  expect(letter?.text.match(/\b\d{6}\b/g)).toEqual(['012345'])
  expect(letter?.subject).not.toContain('012345')
  expect(letter?.text).toContain('http://localhost:4400 to sign in')
  mailer.close()
})

test('a refused or unreachable mailbox is told without its address', async () => {
  const reasons: string[] = []
  const onFailure = (reason: string) => reasons.push(reason)
  const mailer = createMailer({ smtpUrl: mail.smtpUrl, from: 'wallet@lab.test', onFailure })
  const facts = { code: '012345', purpose: 'login', app: 'app' } as const
  mail.setRefused('b@lab.test', true)
  await expect(mailer.sendCode('b@lab.test', facts)).rejects.toMatchObject({ code: 'mail/failed', status: 502 })
  const lost = createMailer({ smtpUrl: 'smtp://127.0.0.1:9', from: 'wallet@lab.test', onFailure })
  await expect(lost.sendCode('c@lab.test', facts)).rejects.toMatchObject({ code: 'mail/failed' })
  const none = createMailer({ smtpUrl: undefined, from: '', onFailure })
  await expect(none.sendCode('d@lab.test', facts)).rejects.toMatchObject({ code: 'mail/failed' })
  expect(reasons).toEqual([
    'A mail was not taken: 550',
    'A mail was not taken: no connection',
    'A mail was not sent: there is no mail server',
  ])
  for (const each of [mailer, lost, none]) each.close()
})
