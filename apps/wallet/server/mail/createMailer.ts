import type { Locale } from '@portico/core/internal'
import { createTransport } from 'nodemailer'
import SMTPTransport from 'nodemailer/lib/smtp-transport/index.js'
import type { DkimConfig } from '../config/readDkim.js'
import { describeProblem } from './describeProblem.js'
import type { Letter } from './letters/renderLetter.js'
import {
  type CodeFacts,
  type LinkFacts,
  writeCodeLetter,
  writeLinkLetter,
  writeMovedLetter,
} from './letters/writeLetters.js'

export type Mailer = ReturnType<typeof createMailer>

/** Longest waits in milliseconds. */
export type MailLimits = {
  /** For the server's address, for a connection and for the server's first words, each. Default: 5 s. */
  readonly connectMs: number
  /** For its next words. Default: 10 s. */
  readonly silenceMs: number
  /** For one mail in all. Each step has a limit of its own, but a slow server could take ever more steps. Default: 20 s. */
  readonly mailMs: number
}

/** SMTP server and sender address of the mails. */
export type MailerParameters = {
  /** Such as `smtps://user:password@smtp.example.com` or `smtp://127.0.0.1:1025`. Without one every mail fails. */
  smtpUrl: string | undefined
  from: string
  /** What each mail is signed with (DKIM, RFC 6376), unless the SMTP server does it. */
  dkim?: DkimConfig | undefined
  /** Longest waits in milliseconds. */
  limits?: Partial<MailLimits> | undefined
  /** Called with the reason of a failure, which contains no addresses or texts of mails. */
  onFailure?: ((reason: string) => void) | undefined
  /** Called when the server has taken a mail with a code. */
  onCodeSent?: (() => void) | undefined
}

function openTransport(url: URL, dkim: DkimConfig | undefined, { connectMs, silenceMs }: MailLimits) {
  // Not `createTransport({ url, … })`, which takes the URL and nothing else.
  const transport = new SMTPTransport({
    url: url.href,
    // A local server has no certificate.
    ignoreTLS: url.hostname === '127.0.0.1',
    dnsTimeout: connectMs,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
  })
  const signing = dkim && { domainName: dkim.domain, keySelector: dkim.selector, privateKey: dkim.privateKey }
  return createTransport(transport, { ...(signing && { dkim: signing }) })
}

async function limitTime(task: Promise<unknown>, timeoutMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The mail server takes too long')), timeoutMs)
  })
  try {
    await Promise.race([task, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Creates the sender of the wallet's mails, which uses one SMTP server. */
export function createMailer(parameters: MailerParameters) {
  const { smtpUrl, from, dkim, onFailure, onCodeSent } = parameters
  const limits: MailLimits = { connectMs: 5_000, silenceMs: 10_000, mailMs: 20_000, ...parameters.limits }
  const transport = smtpUrl === undefined ? undefined : openTransport(new URL(smtpUrl), dkim, limits)

  async function send(to: string, { locale, subject, text, html }: Letter): Promise<void> {
    try {
      if (!transport) throw new Error('There is no mail server')
      // Automatic replies would come back to the sender's mailbox (RFC 3834).
      const headers = { 'auto-submitted': 'auto-generated', 'content-language': locale }
      await limitTime(transport.sendMail({ from, to, subject, text, html, headers }), limits.mailMs)
    } catch (error) {
      const { reason, told } = describeProblem(error, locale)
      onFailure?.(transport ? `A mail was not taken: ${reason}` : 'A mail was not sent: there is no mail server')
      throw told
    }
  }

  return {
    /** @throws ApiError `mail/refused`, `mail/deferred` or `mail/failed`, in the language of the mail, like all of these. */
    async sendCode(to: string, facts: CodeFacts): Promise<void> {
      await send(to, writeCodeLetter(facts))
      onCodeSent?.()
    },
    sendLink: (to: string, facts: LinkFacts) => send(to, writeLinkLetter(facts)),
    sendMoved: (to: string, { locale }: { locale: Locale }) => send(to, writeMovedLetter(locale)),
    close: () => transport?.close(),
  }
}
