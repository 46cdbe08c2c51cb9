import { isEmail } from '@portico/core'
import { readBounces } from '../mail/readBounces.js'
import { type Command, readPart } from './Command.js'
import { CommandError } from './CommandError.js'

function parseEmail(text: string): string {
  if (isEmail(text)) return text.toLowerCase()
  throw new Error('must be an e-mail address')
}

function parseStatus(text: string): string {
  if (/^5\.\d{1,3}\.\d{1,3}$/.test(text)) return text
  throw new Error('must be a status of RFC 3463 for a failure that lasts, such as 5.1.1')
}

/** What the audit log says of an address: people are none of its business. */
const hideName = (email: string) => `…${email.slice(email.indexOf('@'))}`

const bounced: Command = {
  usage: '<address> [--status <5.x.x>]',
  summary: 'says that mail to an address came back, which its next login is told once',
  words: 1,
  options: ['status'],
  async run({ bounces, audit, database, change: { at, operator } }, { words: [word = ''], option }) {
    const email = readPart('The address', () => parseEmail(word))
    const status = readPart('--status', () => parseStatus(option('status') ?? '5.0.0'))
    await bounces.add({ email, status, at })
    const subject = hideName(email)
    await audit.add(database, { at, operator, action: 'mail.bounced', subject, before: undefined, after: { status } })
    return {
      value: { email, status },
      lines: [`The next login of ${email} is told that its mail came back (${status})`],
    }
  },
}

const list: Command = {
  usage: '',
  summary: 'lists the addresses whose mail came back',
  words: 0,
  async run({ bounces, change: { at: now } }) {
    const all = await bounces.list(now)
    const value = all.map(({ at, ...bounce }) => ({ ...bounce, at: new Date(at).toISOString() }))
    const lines = value.map(({ email, status, at }) => `${at}  ${status}  ${email}`)
    return { value, lines: lines.length > 0 ? lines : ['No mail came back'] }
  },
}

const forget: Command = {
  usage: '<address>',
  summary: 'takes that back',
  words: 1,
  async run({ bounces, audit, database, change: { at, operator } }, { words: [word = ''] }) {
    const email = readPart('The address', () => parseEmail(word))
    if (!(await bounces.remove(email))) throw new CommandError(`No mail to ${email} came back`)
    const subject = hideName(email)
    await audit.add(database, { at, operator, action: 'mail.forget', subject, before: {}, after: undefined })
    return { value: { email }, lines: [`${email} is told nothing`] }
  },
}

const read: Command = {
  usage: '< notification',
  summary: 'reads a delivery status notification (RFC 3464) as a mail server pipes it',
  words: 0,
  async run({ bounces, readInput, change: { at } }) {
    const found = readBounces(await readInput())
    for (const { email, status } of found) await bounces.add({ email, status, at })
    return { value: found, lines: [`${found.length} addresses`] }
  },
}

/** Commands for mails that came back. */
export const mailCommands = {
  'mail bounced': bounced,
  'mail bounces': list,
  'mail forget': forget,
  'mail read-bounce': read,
} as const satisfies Readonly<Record<string, Command>>
