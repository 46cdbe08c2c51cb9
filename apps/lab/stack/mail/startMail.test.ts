import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBasePort } from '../testing/findBasePort.js'
import { type Mail, startMail } from './startMail.js'

let mail: Mail
const send = (to: string, subject: string, text: string) =>
  createTransport(mail.smtpUrl).sendMail({ from: 'wallet@lab.test', to, subject, text })

beforeAll(async () => {
  const port = await findBasePort()
  mail = await startMail({ port, smtpPort: port + 1 })
})

afterAll(() => mail.close())

test('a mail sent by SMTP is read by its receiver’s address', async () => {
  await send('Ana@lab.test', 'Grüße', 'Ein Satz mit Umlauten: äöü.\n\nUnd eine lange Zeile '.concat('x'.repeat(200)))
  await send('bo@lab.test', 'Other', 'no')
  const response = await fetch(`${mail.url}/messages?to=ana@lab.test`)
  expect(await response.json()).toEqual([
    {
      to: 'ana@lab.test',
      from: 'wallet@lab.test',
      subject: 'Grüße',
      text: expect.stringMatching(/^Ein Satz mit Umlauten: äöü\.\n\nUnd eine lange Zeile x{200}$/),
      html: '',
      receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    },
  ])
})

test('the plus of an address may be written as it is', async () => {
  await send('flo+1@lab.test', 'Plus', 'x')
  for (const to of ['flo+1@lab.test', 'flo%2B1@lab.test'])
    expect(await (await fetch(`${mail.url}/messages?to=${to}`)).json()).toMatchObject([{ subject: 'Plus' }])
})

test('who listens hears of a new mail', async () => {
  const ending = new AbortController()
  const { body } = await fetch(`${mail.url}/events`, { signal: ending.signal })
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  await reader?.read()
  const next = reader?.read()
  await send('cy@lab.test', 'New', 'x')
  expect((await next)?.value).toContain('event: change')
  ending.abort()
})

test('one receiver’s mails can be dropped', async () => {
  await send('di@lab.test', 'One', 'x')
  await fetch(`${mail.url}/messages?to=di@lab.test`, { method: 'DELETE' })
  expect(mail.inbox.list('di@lab.test')).toEqual([])
})

test('an address can be refused, and taken again', async () => {
  mail.setRefused('Ed@lab.test', true)
  await expect(send('ed@lab.test', 'x', 'x')).rejects.toMatchObject({ responseCode: 550 })
  mail.setRefused('ed@lab.test', true, 450)
  await expect(send('ed@lab.test', 'x', 'x')).rejects.toMatchObject({ responseCode: 450 })
  mail.reset()
  await send('ed@lab.test', 'x', 'x')
  expect(mail.inbox.list('ed@lab.test')).toHaveLength(1)
})

test('a page of another machine may not read', async () => {
  const read = (headers: Record<string, string>) => fetch(`${mail.url}/messages`, { headers })
  expect((await read({ origin: 'https://evil.example' })).status).toBe(403)
  expect((await read({ origin: 'null' })).status).toBe(403)
  const own = await read({ origin: 'http://localhost:4400' })
  expect(own.headers.get('access-control-allow-origin')).toBe('http://localhost:4400')
})
