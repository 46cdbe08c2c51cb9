import type { AddressInfo } from 'node:net'
import PostalMime, { type Address } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { Letter } from './createInbox.js'

const limitBytes = 1_000_000

/** A running SMTP server. */
export type Smtp = { readonly url: string; close(): Promise<void> }

export type StartSmtpParameters = {
  port: number
  /** Called with each received mail, once per recipient, and with its bytes (RFC 5322). */
  onLetter(letter: Letter, source: Buffer): void
  /** Code that mail to an address is refused with (RFC 5321), such as 550 for good or 450 for the moment. */
  refusalOf?(address: string): number | undefined
}

async function readAll(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function writeSender(sender: Address | undefined): string {
  const { name = '', address = '' } = sender ?? {}
  return name === '' ? address : `${name} <${address}>`
}

/** Starts an SMTP server that accepts mail for any address and never relays it. */
export async function startSmtp({ port, onLetter, refusalOf }: StartSmtpParameters): Promise<Smtp> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    size: limitBytes,
    logger: false,
    closeTimeout: 500,
    onRcptTo({ address }, _session, done) {
      const responseCode = refusalOf?.(address.toLowerCase())
      if (responseCode === undefined) return done()
      done(Object.assign(new Error(responseCode < 500 ? 'Try again later' : 'No such mailbox'), { responseCode }))
    },
    onData(stream, session, done) {
      readAll(stream)
        .then(async (bytes) => ({ bytes, parsed: await PostalMime.parse(bytes) }))
        .then(({ bytes, parsed: { from, subject = '', text = '', html = '' } }) => {
          const receivedAt = new Date().toISOString()
          for (const { address } of session.envelope.rcptTo)
            onLetter(
              { to: address.toLowerCase(), from: writeSender(from), subject, text: text.trim(), html, receivedAt },
              bytes,
            )
          done()
        })
        .catch((error: Error) => done(error))
    },
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject)
      resolve()
    })
  })
  // A client that disconnects halfway needs no handling.
  server.on('error', () => {})
  // The address of a TCP server is an object.
  const { port: actual } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${actual}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
