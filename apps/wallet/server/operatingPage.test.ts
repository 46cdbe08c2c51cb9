import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { createMetrics } from './metrics/createMetrics.js'
import { nameRoute } from './metrics/nameRoute.js'
import { walletFolder } from './walletFolder.js'

type Rules = {
  readonly groups: readonly { readonly rules: readonly { readonly alert: string; readonly expr: string }[] }[]
}

const file = join(walletFolder(), '../../docs/operating-the-wallet.md')
const page = readFileSync(file, 'utf8')
const rules: Rules = parse(/```yaml\n([\s\S]*?)```/.exec(page)?.[1] ?? '')
const expressions = rules.groups.flatMap(({ rules: each }) => each.map(({ expr }) => expr)).join('\n')

/** Values that an alert compares a label with. */
const listValues = (label: string) =>
  [...expressions.matchAll(new RegExp(`${label}=~?"([^"]+)"`, 'g'))].flatMap(([, text = '']) => text.split('|'))

test('the alerts ask for metrics and outcomes that a wallet has from its start', async () => {
  const metrics = createMetrics({ countPending: async () => 0 })
  const { text } = await metrics.print()
  const names = new Set(expressions.match(/portico_wallet_\w+/g))
  expect(names.size).toBeGreaterThanOrEqual(5)
  for (const name of names) expect(text).toContain(`# TYPE ${name.replace(/_(count|bucket)$/, '')} `)
  for (const outcome of listValues('outcome')) expect(text).toContain(`outcome="${outcome}"`)
  for (const route of listValues('route')) expect(nameRoute(route)).toBe(route)
})

test('the alerts ask for codes of errors that the wallet answers with', () => {
  const sources = ['server', 'api']
    .flatMap((folder) =>
      readdirSync(join(walletFolder(), folder), { recursive: true, encoding: 'utf8' }).map((path) =>
        join(folder, path),
      ),
    )
    .filter((path) => /(?<!\.test|\.fixture)\.ts$/.test(path))
    .map((path) => readFileSync(join(walletFolder(), path), 'utf8'))
    .join('\n')
  const codes = listValues('code')
  expect(codes).toContain('server/database')
  expect(codes.filter((code) => !sources.includes(`'${code}'`))).toEqual([])
})

test('what the page refers to is there', () => {
  const links = [...page.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)
  expect(links.length).toBeGreaterThan(10)
  for (const link of links) {
    const [path = '', heading] = link.split('#')
    const text = path === '' ? page : readFileSync(join(dirname(file), path), 'utf8')
    const slugs = [...text.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .replaceAll(' ', '-'),
    )
    expect([link, heading === undefined || slugs.includes(heading)]).toEqual([link, true])
  }
})
