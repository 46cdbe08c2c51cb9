import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { Letter } from './createInbox.js'

const limitBytes = 1_000_000

/** A running SMTP server. */
export type Smtp = { readonly url: string; close(): Promise<void> }

export type StartSmtpParameters = {
  port: number
  /** Called with each received mail, once per recipient. */
  onLetter(letter: Letter): void
  /** Whether mail to an address is refused with 550 (RFC 5321). */
  isRefused?(address: string): boolean
}

async function readAll(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Starts an SMTP server that accepts mail for any address and never relays it. */
export async function startSmtp({ port, onLetter, isRefused }: StartSmtpParameters): Promise<Smtp> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    size: limitBytes,
    logger: false,
    closeTimeout: 500,
    onRcptTo({ address }, _session, done) {
      if (!isRefused?.(address.toLowerCase())) return done()
      done(Object.assign(new Error('No such mailbox'), { responseCode: 550 }))
    },
    onData(stream, session, done) {
      readAll(stream)
        .then((bytes) => PostalMime.parse(bytes))
        .then(({ subject = '', text = '' }) => {
          const receivedAt = new Date().toISOString()
          for (const { address } of session.envelope.rcptTo)
            onLetter({ to: address.toLowerCase(), subject, text: text.trim(), receivedAt })
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
