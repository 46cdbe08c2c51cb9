import { createTransport } from 'nodemailer'
import { ApiError } from '../ApiError.js'
import { type Letter, writeCodeLetter, writeLinkLetter, writeMovedLetter } from './letters.js'

export type Mailer = ReturnType<typeof createMailer>

/** SMTP server and sender address of the mails. */
export type MailerParameters = {
  /** Such as `smtps://user:password@smtp.example.com` or `smtp://127.0.0.1:1025`. Without one every mail fails. */
  smtpUrl: string | undefined
  from: string
  /** Called with the reason of a failure, which contains no addresses or texts of mails. */
  onFailure?: ((reason: string) => void) | undefined
  /** Called when the server has taken a mail with a code. */
  onCodeSent?: (() => void) | undefined
}

function openTransport(url: URL) {
  return createTransport({
    url: url.href,
    // A local server has no certificate.
    ignoreTLS: url.hostname === '127.0.0.1',
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 10_000,
  })
}

/** Creates the sender of the wallet's mails, which uses one SMTP server. */
export function createMailer({ smtpUrl, from, onFailure, onCodeSent }: MailerParameters) {
  const transport = smtpUrl === undefined ? undefined : openTransport(new URL(smtpUrl))

  async function send(to: string, { subject, text }: Letter): Promise<void> {
    try {
      if (!transport) throw new Error('There is no mail server')
      await transport.sendMail({ from, to, subject, text })
    } catch (error) {
      // Only the response code of the server: its text repeats the address.
      const reason = error instanceof Error && 'responseCode' in error ? error.responseCode : 'no connection'
      onFailure?.(transport ? `A mail was not taken: ${reason}` : 'A mail was not sent: there is no mail server')
      throw new ApiError(502, 'mail/failed', 'The mail could not be sent. Check the address and try again')
    }
  }

  return {
    async sendCode(to: string, facts: Parameters<typeof writeCodeLetter>[0]): Promise<void> {
      await send(to, writeCodeLetter(facts))
      onCodeSent?.()
    },
    sendLink: (to: string, facts: Parameters<typeof writeLinkLetter>[0]) => send(to, writeLinkLetter(facts)),
    sendMoved: (to: string) => send(to, writeMovedLetter()),
    close: () => transport?.close(),
  }
}
