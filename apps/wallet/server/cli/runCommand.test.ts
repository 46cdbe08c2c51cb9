import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { runCommand } from './runCommand.js'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portico-command-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
})

/** Carries out a command line, whose words are apart by spaces. */
async function act(line: string | readonly string[], env: Readonly<Record<string, string>> = {}, input = '') {
  const output: string[] = []
  const problems: string[] = []
  const code = await runCommand({
    args: typeof line === 'string' ? line.split(' ') : line,
    env: { PORTICO_WALLET_SECRET: 's'.repeat(32), PORTICO_WALLET_KEY_FILE: join(folder, 'keys.json'), ...env },
    folder,
    readInput: async () => input,
    print: (text) => output.push(text),
    complain: (text) => problems.push(text),
  })
  return { code, output: output.join('\n'), problem: problems.join('\n') }
}

/** Carries out a command line that succeeds. Returns what programs read. */
async function read(line: string | readonly string[], env?: Readonly<Record<string, string>>) {
  const words = typeof line === 'string' ? line.split(' ') : line
  const { code, output, problem } = await act([...words, '--json'], env)
  expect([code, problem]).toEqual([0, ''])
  return JSON.parse(output)
}

const added = {
  id: 'shop',
  name: 'My shop',
  origins: ['https://*.shop.example', 'http://localhost:*'],
  mail: { from: 'Shop <login@shop.example>', notes: { en: 'Help: help@shop.example' } },
  features: ['assets', 'email-change', 'key-export'],
}

const addLine = [
  ...'project add shop --origin https://*.Shop.example --origin http://localhost:* --without solana'.split(' '),
  ...['--name', 'My shop', '--mail-from', 'Shop <login@shop.example>', '--mail-note', 'en=Help: help@shop.example'],
]

test('a project is added, shown, listed and removed', async () => {
  expect(await read(addLine)).toEqual(added)
  expect(await read('project show shop')).toEqual(added)
  expect((await act('project show shop')).output.split('\n')).toEqual([
    'shop',
    '  name       My shop',
    '  origins    https://*.shop.example http://localhost:*',
    '  mail       Shop <login@shop.example>',
    '  note en    Help: help@shop.example',
    '  features   assets email-change key-export',
  ])
  const named = { PORTICO_WALLET_PROJECTS: '{"env":["https://env.example"],"shop":["https://no.example"]}' }
  expect((await act('project list', named)).output.split('\n')).toEqual([
    'shop  database     https://*.shop.example http://localhost:*',
    'env   environment  https://env.example',
  ])
  expect((await read('project show env', named)).origins).toEqual(['https://env.example'])
  expect(await act('project add shop --origin https://a.example')).toEqual({
    code: 1,
    output: '',
    problem: 'There is a project "shop" already',
  })
  expect((await act('project remove shop')).code).toBe(0)
  expect(await act('project remove shop')).toMatchObject({
    code: 1,
    problem: 'There is no project "shop" in the database',
  })
  expect((await act('project list')).output).toBe('There are no projects')
})

test('origins are added, removed and replaced', async () => {
  await read('project add p --origin https://a.example')
  expect(await read('project origins p --add https://b.example --remove https://a.example')).toEqual([
    'https://b.example',
  ])
  expect(await read('project origins p --only https://c.example --add https://d.example')).toEqual([
    'https://c.example',
    'https://d.example',
  ])
  expect((await act('project origins p --remove https://a.example')).problem).toContain('is none of the origins')
  expect((await act('project origins p')).output).toBe('https://c.example\nhttps://d.example')
  expect((await act('project origins q --add https://a.example')).code).toBe(1)
})

test('the rest of a project is changed, and stays where nothing is said of it', async () => {
  await read(addLine)
  const changed = await read(['project', 'set', 'shop', '--mail-note', 'ar=مساعدة', '--without', ''])
  expect(changed).toEqual({
    ...added,
    mail: { from: added.mail.from, notes: { en: 'Help: help@shop.example', ar: 'مساعدة' } },
    features: ['solana', 'assets', 'email-change', 'key-export'],
  })
  expect((await read('project set shop --name Store')).name).toBe('Store')
  const plain = await read(['project', 'set', 'shop', '--mail-note', 'en=', '--mail-note', 'ar=', '--mail-from', ''])
  expect(plain.mail).toEqual({})
})

test.each([
  ['', 'There is no command'],
  ['project', 'There is no command'],
  ['project drop p', 'There is no command'],
  ['constructor', 'There is no command'],
  ['project add', 'Usage: project add <id>'],
  ['project add p q', 'Usage: project add <id>'],
  ['project add p', '--origin is needed'],
  ['project add a/b --origin https://a.example', 'The project’s id must have 1 to 64'],
  [`project add ${'p'.repeat(65)} --origin https://a.example`, 'The project’s id must have'],
  ['project add p --origin https://a.*.example', '--origin The origin pattern'],
  ['project add p --origin https://a.example;script-src', '--origin The origin pattern'],
  ['project add p --origin https://a.example --mail-from nobody', '--mail-from must be an e-mail address'],
  ['project add p --origin https://a.example --mail-note fr=Aide', '--mail-note must name one of the locales en, ar'],
  ['project add p --origin https://a.example --mail-note en', '--mail-note must be a locale'],
  ['project add p --origin https://a.example --without keys', '--without must be one of solana'],
  ['project add p --origin https://a.example --by \n', '--by must be a name'],
  ['project add p --origins https://a.example', "Unknown option '--origins'"],
  ['project list --name p', "Unknown option '--name'"],
  ['audit list --limit 0', '--limit must be a number'],
])('"%s" makes no sense, and changes nothing', async (line, problem) => {
  const said = await act(line)
  expect(said).toMatchObject({ code: 2, output: '', problem: expect.stringContaining(problem) })
  expect((await act('audit list')).output).toBe('Nothing was done yet')
})

test('settings that do not hold, and a database in memory, are said', async () => {
  const wrong = await act('project list', { PORTICO_WALLET_DATABASE: 'wallet.db' })
  expect(wrong).toMatchObject({
    code: 1,
    problem: 'PORTICO_WALLET_DATABASE must be file: and a path, or a postgres:// URL',
  })
  const memory = await act('project list', { PORTICO_WALLET_DATABASE: 'file::memory:' })
  expect(memory).toMatchObject({ code: 1, problem: expect.stringContaining('a database in memory') })
})

test('help is no failure', async () => {
  expect(await act('help')).toMatchObject({ code: 0, output: expect.stringContaining('  project origins <id>') })
  expect(await act('project show --help')).toMatchObject({ code: 0, output: 'Usage: project show <id>' })
})

test('what operators did is logged with who, when, before and after, and nothing that they only looked at', async () => {
  await read('project add p --origin https://a.example')
  await read('project origins p --add https://b.example --by ada@example.com')
  await read('project show p')
  await act('project add p --origin https://c.example')
  await act('project origins p --remove https://c.example')
  await read('project remove p --by ada@example.com')
  const entries: { at: string; before?: object; after?: object }[] = await read('audit list')
  const project = { id: 'p', name: 'p', mail: {}, features: ['solana', 'assets', 'email-change', 'key-export'] }
  const before = { ...project, origins: ['https://a.example'] }
  const after = { ...project, origins: ['https://a.example', 'https://b.example'] }
  expect(entries).toEqual([
    { at: expect.any(String), operator: 'ada@example.com', action: 'project.remove', subject: 'p', before: after },
    { at: expect.any(String), operator: 'ada@example.com', action: 'project.origins', subject: 'p', before, after },
    { at: expect.any(String), operator: userInfo().username, action: 'project.add', subject: 'p', after: before },
  ])
  for (const { at } of entries) expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(60_000)
  expect(await read('audit list --limit 1')).toHaveLength(1)
  expect((await act('audit list --limit 1')).output).toMatch(
    /^\d{4}-.*Z {2}ada@example\.com {2}project\.remove {2}p\n {2}was {5}\{"id"/,
  )
})

test('an address whose mail came back is noted by hand or from a notification, and forgotten', async () => {
  expect((await act('mail bounces')).output).toBe('No mail came back')
  expect(await read('mail bounced Ana@lab.test --status 5.1.1')).toEqual({ email: 'ana@lab.test', status: '5.1.1' })
  const notification = `Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example

Final-Recipient: rfc822; bo@lab.test
Action: failed
Status: 5.2.1
`
  expect(await act('mail read-bounce', {}, notification)).toMatchObject({ code: 0, output: '1 addresses' })
  const listed: { email: string }[] = await read('mail bounces')
  expect(listed.map(({ email }) => email).sort()).toEqual(['ana@lab.test', 'bo@lab.test'])
  expect((await act('mail forget ana@lab.test')).code).toBe(0)
  expect((await act('mail forget ana@lab.test')).code).toBe(1)
  expect((await act('mail bounced ana')).code).toBe(2)
  expect((await act('mail bounced ana@lab.test --status 4.0.0')).code).toBe(2)
  // People's addresses are not kept for good.
  const { output } = await act('audit list --json')
  expect(output).toContain('…@lab.test')
  expect(output).not.toContain('ana')
})
