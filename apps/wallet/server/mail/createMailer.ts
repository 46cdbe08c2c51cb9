import type { Locale } from '@portico/core/internal'
import { createTransport } from 'nodemailer'
import SMTPTransport from 'nodemailer/lib/smtp-transport/index.js'
import { ApiError } from '../ApiError.js'
import type { DkimConfig } from '../config/readDkim.js'
import type { ProjectMail } from '../projects/Project.js'
import { describeProblem } from './describeProblem.js'
import { letterCatalogue } from './letters/letterCatalogue.js'
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
  /** Where mails that cannot be delivered come back to: the sender of the envelope. Default: that of the mail. */
  bouncesTo?: string | undefined
  /** Returns whether the last mail to an address came back, and forgets it. */
  takeBounce?: ((email: string) => Promise<boolean>) | undefined
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
  const { smtpUrl, from, dkim, bouncesTo, takeBounce, onFailure, onCodeSent } = parameters
  const limits: MailLimits = { connectMs: 5_000, silenceMs: 10_000, mailMs: 20_000, ...parameters.limits }
  const transport = smtpUrl === undefined ? undefined : openTransport(new URL(smtpUrl), dkim, limits)

  async function send(to: string, { locale, subject, text, html }: Letter, mail: ProjectMail): Promise<void> {
    if (await takeBounce?.(to)) {
      const { undeliverable } = letterCatalogue[locale].problems
      throw new ApiError(422, 'mail/undeliverable', undeliverable)
    }
    try {
      if (!transport) throw new Error('There is no mail server')
      // Automatic replies would come back to the sender's mailbox (RFC 3834).
      const headers = { 'auto-submitted': 'auto-generated', 'content-language': locale }
      const envelope = bouncesTo === undefined ? {} : { envelope: { from: bouncesTo, to } }
      const message = { from: mail.from ?? from, to, subject, text, html, headers, ...envelope }
      await limitTime(transport.sendMail(message), limits.mailMs)
    } catch (error) {
      const { reason, told } = describeProblem(error, locale)
      onFailure?.(transport ? `A mail was not taken: ${reason}` : 'A mail was not sent: there is no mail server')
      throw told
    }
  }

  return {
    /** @throws ApiError `mail/refused`, `mail/deferred`, `mail/undeliverable` or `mail/failed`, in the language of the mail, like all of these. */
    async sendCode(to: string, facts: CodeFacts, mail: ProjectMail = {}): Promise<void> {
      await send(to, writeCodeLetter(facts, mail.notes), mail)
      onCodeSent?.()
    },
    sendLink: (to: string, facts: LinkFacts, mail: ProjectMail = {}) =>
      send(to, writeLinkLetter(facts, mail.notes), mail),
    sendMoved: (to: string, facts: { readonly locale: Locale }, mail: ProjectMail = {}) =>
      send(to, writeMovedLetter(facts, mail.notes), mail),
    close: () => transport?.close(),
  }
}
