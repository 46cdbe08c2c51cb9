import { generateKeyPairSync } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { startSmtp } from '../../../lab/stack/mail/startSmtp.js'
import { createMailer } from './createMailer.js'
import { verifyDkim } from './verifyDkim.test.fixture.js'

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'der' },
})
const record = `v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`

/** Sends a mail through a real SMTP server. Returns the bytes that it received. */
async function receive(dkim: { domain: string; selector: string; privateKey: string } | undefined): Promise<Buffer> {
  const received: Buffer[] = []
  const smtp = await startSmtp({ port: 0, onLetter: (_, source) => received.push(source) })
  onTestFinished(() => smtp.close())
  const mailer = createMailer({ smtpUrl: smtp.url, from: 'Wallet <wallet@wallet.example>', dkim })
  onTestFinished(() => mailer.close())
  const facts = { code: '012345', purpose: 'login', app: 'https://app.example', locale: 'ar' } as const
  await mailer.sendCode('ana@lab.test', facts)
  return received[0] ?? Buffer.of()
}

test('who receives a mail can verify that the wallet’s domain sent it as it is', async () => {
  const source = await receive({ domain: 'wallet.example', selector: 'k1', privateKey })
  const result = verifyDkim(source, record)
  expect(result).toEqual({
    record: 'k1._domainkey.wallet.example',
    isBodyIntact: true,
    isSignatureValid: true,
    signed: expect.arrayContaining(['from', 'to', 'subject', 'date', 'message-id', 'content-type']),
  })

  const change = (from: string, to: string) => {
    const text = source.toString('latin1')
    expect(text).toContain(from)
    return verifyDkim(Buffer.from(text.replace(from, to), 'latin1'), record)
  }
  expect(change('wallet@wallet.example', 'wallet@evil.example').isSignatureValid).toBe(false)
  expect(change('<html', '<html hidden').isBodyIntact).toBe(false)
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ type: 'spki', format: 'der' })
  expect(verifyDkim(source, `v=DKIM1; p=${other.toString('base64')}`).isSignatureValid).toBe(false)
})

test('a mail is text first, and tells machines not to reply', async () => {
  const source = (await receive(undefined)).toString('latin1')
  expect(source).not.toMatch(/^dkim-signature:/im)
  expect(source).toMatch(/^Content-Type: multipart\/alternative/m)
  expect(source.indexOf('Content-Type: text/plain')).toBeGreaterThan(0)
  expect(source.indexOf('Content-Type: text/html')).toBeGreaterThan(source.indexOf('Content-Type: text/plain'))
  expect(source).toMatch(/^auto-submitted: auto-generated\r$/im)
  expect(source).toMatch(/^content-language: ar\r$/im)
})
