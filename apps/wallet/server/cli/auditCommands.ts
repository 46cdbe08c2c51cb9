import type { AuditEntry } from '../audit/createAudit.js'
import { type Command, readPart } from './Command.js'

function parseLimit(text: string): number {
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text)
  throw new Error('must be a number from 1 to 99999')
}

function describe({ at, operator, action, subject, before, after }: AuditEntry): readonly string[] {
  const show = (state: unknown) => (state === undefined ? 'nothing' : JSON.stringify(state))
  return [
    `${new Date(at).toISOString()}  ${operator}  ${action}  ${subject}`,
    `  was     ${show(before)}`,
    `  became  ${show(after)}`,
  ]
}

/** Commands for the log of what operators did. */
export const auditCommands = {
  'audit list': {
    usage: '[--limit <number>]',
    summary: 'lists what operators did, the latest first, 50 by default',
    words: 0,
    options: ['limit'],
    async run({ audit }, { option }) {
      const entries = await audit.list(readPart('--limit', () => parseLimit(option('limit') ?? '50')))
      const value = entries.map(({ at, ...entry }) => ({ at: new Date(at).toISOString(), ...entry }))
      return { value, lines: entries.length > 0 ? entries.flatMap(describe) : ['Nothing was done yet'] }
    },
  },
} as const satisfies Readonly<Record<string, Command>>
