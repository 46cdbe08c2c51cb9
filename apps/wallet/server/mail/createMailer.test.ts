import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type Mail, startMail } from '../../../lab/stack/mail/startMail.js'
import { findBasePort } from '../../../lab/stack/testing/findBasePort.js'
import { createMailer, type MailerParameters } from './createMailer.js'

let mail: Mail
beforeAll(async () => {
  const port = await findBasePort()
  mail = await startMail({ port, smtpPort: port + 1 })
})
afterAll(() => mail.close())

const facts = { code: '012345', purpose: 'login', app: 'http://localhost:4400', locale: 'en' } as const

/** A mailer, and what its operator's log says. */
function arrange(parameters: Partial<MailerParameters> = {}) {
  const reasons: string[] = []
  const onFailure = (reason: string) => reasons.push(reason)
  const mailer = createMailer({ smtpUrl: mail.smtpUrl, from: 'wallet@lab.test', onFailure, ...parameters })
  onTestFinished(() => mailer.close())
  return { mailer, reasons }
}

test('the code arrives as the only run of six digits, with where it belongs', async () => {
  const { mailer } = arrange()
  await mailer.sendCode('a@lab.test', facts)
  const [letter] = mail.inbox.list('a@lab.test')
  expect(letter?.text.match(/\b\d{6}\b/g)).toEqual(['012345'])
  expect(letter?.subject).not.toContain('012345')
  expect(letter?.text).toContain('http://localhost:4400 to sign in')
  expect(letter?.html).toMatch(/>012345</)
})

test('a mail is in the language that was asked for', async () => {
  const { mailer } = arrange()
  await mailer.sendCode('ar@lab.test', { ...facts, locale: 'ar' })
  const [letter] = mail.inbox.list('ar@lab.test')
  expect(letter?.subject).toBe('رمز محفظتك')
  expect(letter?.text).toMatch(/^رمزك هو \u2068012345\u2069/)
  expect(letter?.html).toContain('<html lang="ar" dir="rtl">')
})

test('a project has its own sender and last paragraph, and what comes back goes to a mailbox of its own', async () => {
  const senders: string[] = []
  const smtpUrl = await serve((socket) => {
    socket.write('220 here\r\n')
    socket.on('data', (line) => {
      if (line.toString().startsWith('MAIL')) senders.push(line.toString().trim())
      socket.write(`${line.toString().startsWith('DATA') ? '354' : '250'} ok\r\n`)
    })
  })
  await arrange({ smtpUrl, bouncesTo: 'bounces@lab.test' }).mailer.sendCode('p@lab.test', facts)
  expect(senders).toEqual([expect.stringContaining('<bounces@lab.test>')])
  const { mailer } = arrange({ bouncesTo: 'bounces@lab.test' })
  await mailer.sendCode('p@lab.test', facts, { from: 'Shop <login@shop.test>', notes: { en: 'Help: help@shop.test' } })
  await mailer.sendCode('p@lab.test', facts)
  expect(mail.inbox.list('p@lab.test').map(({ from, text }) => [from, text.includes('help@shop.test')])).toEqual([
    ['wallet@lab.test', false],
    ['Shop <login@shop.test>', true],
  ])
})

test('an address that is refused for good, and one for the moment, are told apart', async () => {
  const { mailer, reasons } = arrange()
  mail.setRefused('gone@lab.test', true)
  await expect(mailer.sendCode('gone@lab.test', facts)).rejects.toMatchObject({
    code: 'mail/refused',
    status: 422,
    message: expect.stringContaining('refused it'),
  })
  mail.setRefused('full@lab.test', true, 452)
  await expect(mailer.sendCode('full@lab.test', { ...facts, locale: 'ar' })).rejects.toMatchObject({
    code: 'mail/deferred',
    status: 503,
    message: expect.stringContaining('بعد بضع دقائق'),
  })
  expect(reasons).toEqual(['A mail was not taken: 550', 'A mail was not taken: 452'])
})

test('a mail server that is not there is told without any address', async () => {
  const lost = arrange({ smtpUrl: 'smtp://127.0.0.1:9' })
  await expect(lost.mailer.sendCode('c@lab.test', facts)).rejects.toMatchObject({ code: 'mail/failed', status: 502 })
  const none = arrange({ smtpUrl: undefined, from: '' })
  await expect(none.mailer.sendCode('d@lab.test', facts)).rejects.toMatchObject({ code: 'mail/failed' })
  expect([...lost.reasons, ...none.reasons]).toEqual([
    'A mail was not taken: no connection',
    'A mail was not sent: there is no mail server',
  ])
})

/** Starts a mail server that says what the test has it say. */
async function serve(onSocket: (socket: Socket) => void): Promise<string> {
  const server = createServer((socket) => {
    onTestFinished(() => void socket.destroy())
    onSocket(socket.on('error', () => {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  // The address of a TCP server is an object.
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test.each([
  ['the wallet itself', 'MAIL', '550 5.7.1 You may not send'],
  ['the mail', 'DATA', '554 5.6.0 No'],
  ['the wallet for the moment', 'MAIL', '451 4.3.0 Later'],
])('a mail server that refuses %s says nothing of the address', async (_, refused, answer) => {
  const smtpUrl = await serve((socket) => {
    socket.write('220 here\r\n')
    socket.on('data', (line) => socket.write(`${line.toString().startsWith(refused) ? answer : '250 ok'}\r\n`))
  })
  const { mailer } = arrange({ smtpUrl })
  await expect(mailer.sendCode('e@lab.test', facts)).rejects.toMatchObject({ code: 'mail/failed' })
})

test('a mail server that says nothing is given up', async () => {
  const smtpUrl = await serve(() => {})
  const { mailer } = arrange({ smtpUrl, limits: { connectMs: 100 } })
  const start = performance.now()
  await expect(mailer.sendCode('f@lab.test', facts)).rejects.toMatchObject({ code: 'mail/failed' })
  expect(performance.now() - start).toBeLessThan(3_000)
})

test('a mail server that goes on forever is given up', async () => {
  // Each line comes well within the limit of one step.
  const smtpUrl = await serve((socket) => {
    const timer = setInterval(() => socket.write('220-wait\r\n'), 50)
    socket.on('close', () => clearInterval(timer))
  })
  const { mailer } = arrange({ smtpUrl, limits: { mailMs: 300 } })
  const start = performance.now()
  await expect(mailer.sendCode('g@lab.test', facts)).rejects.toMatchObject({ code: 'mail/failed' })
  expect(performance.now() - start).toBeLessThan(3_000)
})
