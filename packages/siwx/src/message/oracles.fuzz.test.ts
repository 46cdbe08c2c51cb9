import {
  type Arbitrary,
  array,
  assert,
  constantFrom,
  nat,
  oneof,
  option,
  property,
  record,
  stringMatching,
  tuple,
} from 'fast-check'
import { SiweMessage } from 'siwe'
import { createSiweMessage, parseSiweMessage } from 'viem/siwe'
import { describe, expect, test } from 'vitest'
import { addChecksum } from './checksum.js'
import { createSignInMessage } from './createSignInMessage.js'
import { parseSignInMessage } from './parseSignInMessage.js'
import { isUri } from './rfc3986.js'

/*
 * Compares with `siwe`, which follows the grammar of EIP-4361, and with `viem/siwe`, on messages that are made at random
 * and then damaged. Where one of them differs, `differences` says why.
 */

const numRuns = process.env.PORTICO_LONG === '1' ? 10_000 : 300

type Fields = Readonly<Record<string, unknown>>
type Reading = Fields | undefined

function attempt(action: () => Fields): Reading {
  try {
    return Object.fromEntries(Object.entries(action()).filter(([, value]) => value !== undefined))
  } catch {
    return undefined
  }
}

const toTime = (time: unknown) => (typeof time === 'string' ? new Date(time).toISOString() : undefined)

/** Reads EIP-4361 text; other forms, which our parser knows as well, are refused. */
function readOurs(text: string): Reading {
  return attempt(() => {
    const { accountAddress, accountName: _, chainId, ...fields } = parseSignInMessage(text)
    if (!/^Chain ID: \d+$/m.test(text)) throw new Error('It has another form.')
    return { ...fields, address: accountAddress, chainId: Number(chainId.split(':')[1]) }
  })
}

const readSiwe = (text: string): Reading => attempt(() => ({ ...new SiweMessage(text) }))

/** viem does not check what it reads, so what it writes of it must be the same. It knows times to the millisecond. */
function readViem(text: string): Reading {
  return attempt(() => {
    const { issuedAt, expirationTime, notBefore, ...fields } = parseSiweMessage(text)
    const times = { issuedAt, expirationTime, notBefore }
    // Its writer refuses what is missing.
    const written = createSiweMessage({ ...fields, ...times } as Parameters<typeof createSiweMessage>[0])
    const same = text.replace(
      /^(Issued At|Expiration Time|Not Before): (.*)$/gm,
      (_, label, time) => `${label}: ${toTime(time)}`,
    )
    if (written !== same) throw new Error('It was read otherwise than it was written.')
    return {
      ...fields,
      ...Object.fromEntries(Object.entries(times).map(([name, time]) => [name, time?.toISOString()])),
    }
  })
}

/** Returns a reading as viem would have it. */
const toViem = (reading: Reading): Reading =>
  reading &&
  attempt(() => {
    const { issuedAt, expirationTime, notBefore, requestId, ...fields } = reading
    const times = { issuedAt: toTime(issuedAt), expirationTime: toTime(expirationTime), notBefore: toTime(notBefore) }
    return { ...fields, ...times, requestId: requestId || undefined }
  })

type Oracle = 'siwe' | 'viem'

type Difference = {
  readonly oracles: readonly Oracle[]
  /** Who takes such a text. */
  readonly taken: 'ours' | 'theirs'
  readonly applies: (text: string) => boolean
  readonly example: (text: string) => string
}

const plainHost =
  /^(?:[a-zA-Z][a-zA-Z\d+.-]*:\/\/)?(?:(?:[a-zA-Z\d](?:[a-zA-Z\d-]{0,61}[a-zA-Z\d])?\.)+[a-zA-Z]{2,}|\d+(?:\.\d+){3}|localhost)(?::\d{1,5})? /
const freeStatement = /\n\n.*[^\w \-.~:/?#[\]@!$&'()*+,;=\n].*\n\nURI/
const freeRequestId = /^Request ID: .*(?:[^\w\-.~!$&'()*+,;=:@%\n]|%(?![\da-f]{2})).*$/im

const differences: Readonly<Record<string, Difference>> = {
  'an empty statement, which the standard does not have, is not taken for a missing one': {
    oracles: ['siwe'],
    taken: 'theirs',
    applies: (text) => /^0x\w+\n\n\n\n/m.test(text),
    example: (text) => text.replace(/\n\n.*\n\nURI/, '\n\n\n\nURI'),
  },
  'a statement must not look like the line that follows it': {
    oracles: ['siwe', 'viem'],
    taken: 'theirs',
    applies: (text) => /\n\nURI: .*\n\nURI: /.test(text),
    example: (text) => text.replace(/\n\n.*\n\nURI/, '\n\nURI: https://evil.example\n\nURI'),
  },
  'ports have five digits at most, and one at least': {
    oracles: ['siwe'],
    taken: 'theirs',
    applies: (text) => /^\S+:(?:\d{6,})? wants/.test(text),
    example: (text) => text.replace(/^\S+/, 'app.example:123456'),
  },
  'viem knows a few kinds of domains': {
    oracles: ['viem'],
    taken: 'ours',
    applies: (text) => !plainHost.test(text),
    example: (text) => text.replace(/^\S+/, 'user@app.example'),
  },
  'viem drops an empty request id': {
    oracles: ['viem'],
    taken: 'ours',
    applies: (text) => /^Request ID: $/m.test(text),
    example: (text) => `${text}\nRequest ID: `,
  },
  'viem takes the 30th of February for the 2nd of March': {
    oracles: ['viem'],
    taken: 'theirs',
    applies: (text) => /: \d{4}-\d\d-3\dT/.test(text),
    example: (text) => text.replace('2025-01-02', '2025-02-30'),
  },
  'viem takes any text as a statement or a request id': {
    oracles: ['viem'],
    taken: 'theirs',
    applies: (text) => freeStatement.test(text) || freeRequestId.test(text),
    example: (text) => text.replace(/\n\n.*\n\nURI/, '\n\nsay "yes"\n\nURI'),
  },
  'viem looks at the parts of a URI, not into its host and port': {
    oracles: ['viem'],
    taken: 'theirs',
    applies: (text) => [...text.matchAll(/^(?:URI: |- )(.*)$/gm)].some(([, uri = '']) => !isUri(uri)),
    example: (text) => text.replace(/URI: .*/, 'URI: https://app.example:port/'),
  },
}

/** Returns what explains that one alone takes a text. */
function explain(oracle: Oracle, taken: Difference['taken'], text: string): string | undefined {
  return Object.entries(differences).find(
    ([, difference]) => difference.oracles.includes(oracle) && difference.taken === taken && difference.applies(text),
  )?.[0]
}

/** Compares the three. Returns what differs without being listed. */
function compare(text: string): readonly string[] {
  const ours = readOurs(text)
  const pairs = [
    ['siwe', ours, readSiwe(text)],
    ['viem', toViem(ours), readViem(text)],
  ] as const
  return pairs.flatMap(([oracle, mine, theirs]): readonly string[] => {
    if (mine && theirs) {
      return JSON.stringify(sort(mine)) === JSON.stringify(sort(theirs)) ? [] : [`${oracle} reads other fields`]
    }
    if (!mine && !theirs) return []
    const taken = mine ? 'ours' : 'theirs'
    return explain(oracle, taken, text) ? [] : [`${oracle}: ${taken} alone takes it`]
  })
}

const sort = (fields: Fields) => Object.entries(fields).sort(([first], [second]) => (first < second ? -1 : 1))

/** Mostly what is valid, so that whole messages often are. */
const mostly = <value>(valid: Arbitrary<value>, odd: Arbitrary<value>) =>
  oneof({ weight: 24, arbitrary: valid }, { weight: 1, arbitrary: odd })
const uris = mostly(
  constantFrom(
    ...['https://app.example/login', 'https://app.example:8443/a?b=c#d', 'http://[::1]:3000/', 'did:web:app.example'],
    ...['urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6', 'https://app.example/%7Eann', 'email:ann@mail.example'],
  ),
  constantFrom('https://app.example/a b', 'no-scheme', 'https://app.example/%zz', '://x', 'https://a.example/é', ''),
)
const domains = mostly(
  constantFrom('app.example', 'app.example:8080', 'localhost:5173', '127.0.0.1', '[::1]:80', 'user@app.example', 'a'),
  constantFrom('#bad', 'app.example/path', 'bücher.example', '', 'app example', 'app.example:123456'),
)
const times = mostly(
  constantFrom(
    '2025-01-02T03:04:05.000Z',
    '2025-01-02T03:04:05Z',
    '2025-01-02T03:04:05.123456Z',
    '2025-01-02T03:04:05+02:00',
  ),
  constantFrom('2025-13-02T03:04:05Z', '2025-01-02 03:04:05Z', 'yesterday', '2025-02-30T00:00:00Z', ''),
)
const statements = mostly(
  stringMatching(/^[A-Za-z\d .,:;/?#@!$&'()*+=~_-]{1,40}$/),
  oneof(
    stringMatching(/^[ -~]{1,20}$/),
    constantFrom('two\nlines', 'URI: https://evil.example', 'مرحباً', 'a\tb', ' ', ''),
  ),
)
const requestIds = mostly(
  stringMatching(/^[\w.~!$&'()*+,;=:@-]{0,12}$/),
  oneof(stringMatching(/^[ -~]{0,12}$/), constantFrom('%20', '%2')),
)
const optional = <value>(of: Arbitrary<value>) => option(of, { nil: undefined })

const messages = record({
  domain: domains,
  uri: uris,
  accountAddress: stringMatching(/^0x[\da-f]{40}$/).map(addChecksum),
  nonce: mostly(stringMatching(/^[A-Za-z\d]{8,12}$/), constantFrom('1234567', 'with-dash', '')),
  chain: oneof(nat(100_000), constantFrom(0, 1)),
  scheme: optional(constantFrom('https', 'http', 'a+b')),
  statement: optional(statements),
  issuedAt: times,
  expirationTime: optional(times),
  notBefore: optional(times),
  requestId: optional(requestIds),
  resources: optional(array(uris, { maxLength: 3 })),
})

/** Writes a message without any check. */
function write(fields: typeof messages extends Arbitrary<infer each> ? each : never): string {
  const site = fields.scheme === undefined ? fields.domain : `${fields.scheme}://${fields.domain}`
  const line = (label: string, value: string | undefined) => (value === undefined ? [] : [`${label}: ${value}`])
  return [
    `${site} wants you to sign in with your Ethereum account:`,
    ...[fields.accountAddress, '', ...(fields.statement === undefined ? [''] : [fields.statement, ''])],
    ...[`URI: ${fields.uri}`, 'Version: 1', `Chain ID: ${fields.chain}`, `Nonce: ${fields.nonce}`],
    ...[...line('Issued At', fields.issuedAt), ...line('Expiration Time', fields.expirationTime)],
    ...[...line('Not Before', fields.notBefore), ...line('Request ID', fields.requestId)],
    ...(fields.resources === undefined ? [] : ['Resources:', ...fields.resources.map((uri) => `- ${uri}`)]),
  ].join('\n')
}

const damages = tuple(constantFrom('none', 'none', 'drop', 'double', 'swap', 'letter', 'append'), nat(400), nat(400))

/** Damages a text: takes a line away, doubles it, swaps two, changes one letter, or repeats a line at the end. */
function damage(text: string, [kind, first, second]: readonly [string, number, number]): string {
  const lines = text.split('\n')
  const [one, other] = [first % lines.length, second % lines.length]
  if (kind === 'drop') return lines.filter((_, index) => index !== one).join('\n')
  if (kind === 'double') return lines.flatMap((line, index) => (index === one ? [line, line] : [line])).join('\n')
  if (kind === 'swap') {
    return lines.map((line, index) => (index === one ? lines[other] : index === other ? lines[one] : line)).join('\n')
  }
  if (kind === 'letter') {
    const place = first % text.length
    return text.slice(0, place) + String.fromCharCode(32 + (second % 95)) + text.slice(place + 1)
  }
  return kind === 'append' ? `${text}\n${lines[one]}` : text
}

describe('siwe and viem agree', () => {
  test('on what is a message, and on each of its fields', { timeout: 600_000 }, () => {
    let taken = 0
    assert(
      property(messages, damages, (fields, how) => {
        const text = damage(write(fields), how)
        if (readOurs(text)) taken++
        expect(compare(text), text).toEqual([])
      }),
      { numRuns },
    )
    // Messages that are all refused would prove nothing.
    expect(taken).toBeGreaterThan(numRuns / 10)
  })

  test('with each message that is written here', { timeout: 600_000 }, () => {
    assert(
      property(messages, ({ chain, ...fields }) => {
        const text = (() => {
          try {
            return createSignInMessage({ ...fields, chainId: `eip155:${chain}` })
          } catch {
            return undefined
          }
        })()
        if (text === undefined) return
        expect(text).toBe(write({ ...fields, chain }))
        // It leaves an empty request id out.
        expect(new SiweMessage(text).prepareMessage()).toBe(text.replace(/\nRequest ID: (?=\n|$)/, ''))
      }),
      { numRuns },
    )
  })

  test.each(Object.entries(differences))('except that %s', (_, { oracles, taken, example }) => {
    const text = example(
      write({
        ...{ domain: 'app.example', uri: 'https://app.example', chain: 1, nonce: '12345678', scheme: undefined },
        ...{ accountAddress: addChecksum(`0x${'ab'.repeat(20)}`), statement: 'Hello.', resources: undefined },
        ...{
          issuedAt: '2025-01-02T03:04:05.000Z',
          expirationTime: undefined,
          notBefore: undefined,
          requestId: undefined,
        },
      }),
    )
    const read = { siwe: readSiwe, viem: readViem }
    for (const oracle of oracles) {
      const isTaken = [readOurs(text), read[oracle](text)].map((reading) => reading !== undefined)
      expect(isTaken).toEqual([taken === 'ours', taken === 'theirs'])
    }
  })
})
