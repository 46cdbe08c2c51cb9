import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ensureInstall, ensureNode, ensurePnpm } from './ensureTools.mjs'

const hash = Buffer.alloc(64, 7)
let root = ''

function write(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

/** Stands in for npm: writes a pnpm to the requested folder. */
function fakeNpm(integrity) {
  return async (_command, args) => {
    write('.tools/node_modules/pnpm/bin/pnpm.cjs', '')
    write('.tools/node_modules/pnpm/package.json', JSON.stringify({ version: args.at(-1).slice('pnpm@'.length) }))
    const packages = { 'node_modules/pnpm': { integrity } }
    write('.tools/node_modules/.package-lock.json', JSON.stringify({ packages }))
    return { code: 0, output: '' }
  }
}

const options = () => ({ root, log: () => undefined, run: fakeNpm(`sha512-${hash.toString('base64')}`) })

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tools-'))
  write('package.json', JSON.stringify({ packageManager: `pnpm@10.0.1+sha512.${hash.toString('hex')}` }))
  write('pnpm-lock.yaml', 'a')
  write('pnpm-workspace.yaml', 'b')
  write('packages/core/package.json', JSON.stringify({ dependencies: { left: '1.0.0' } }))
  write('packages/core/node_modules/left/package.json', '{}')
  write('node_modules/.keep', '')
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

test('ensureNode refuses what is older than 20.19', () => {
  expect(() => ensureNode('20.18.3')).toThrow('20.18.3')
  expect(() => ensureNode('18.20.0')).toThrow()
  expect(() => ensureNode('20.19.0')).not.toThrow()
  expect(() => ensureNode('24.0.0')).not.toThrow()
})

describe('ensurePnpm', () => {
  test('gets the version that package.json names, once', async () => {
    const script = await ensurePnpm(options())
    expect(script).toBe(join(root, '.tools/node_modules/pnpm/bin/pnpm.cjs'))
    expect(await ensurePnpm({ ...options(), run: () => Promise.reject(new Error('started npm again')) })).toBe(script)
  })

  test('refuses other bytes than package.json names', async () => {
    const attempt = ensurePnpm({ ...options(), run: fakeNpm('sha512-other') })
    await expect(attempt).rejects.toThrow('another pnpm')
    await expect(ensurePnpm({ ...options(), run: fakeNpm('sha512-other') })).rejects.toThrow('another pnpm')
  })

  test('shows what npm said when it failed', async () => {
    const run = async () => ({ code: 1, output: 'ENOTFOUND' })
    await expect(ensurePnpm({ ...options(), run })).rejects.toThrow(/online.*ENOTFOUND/s)
  })
})

describe('ensureInstall', () => {
  /** Fakes npm as above, and records the calls of pnpm. */
  function record(code = 0) {
    const calls = []
    async function run(command, args) {
      if (!args[0].endsWith('pnpm.cjs')) return options().run(command, args)
      calls.push(args.slice(1).join(' '))
      return { code, output: 'no such version' }
    }
    return { run, calls }
  }

  test('installs from the lockfile, and again only after a change', async () => {
    const { run, calls } = record()
    expect(await ensureInstall({ ...options(), run })).toBe(true)
    expect(await ensureInstall({ ...options(), run })).toBe(false)
    expect(calls).toEqual(['install --frozen-lockfile'])
    write('pnpm-lock.yaml', 'changed')
    expect(await ensureInstall({ ...options(), run })).toBe(true)
  })

  test('installs again when a package lost its modules', async () => {
    const { run } = record()
    await ensureInstall({ ...options(), run })
    rmSync(join(root, 'packages/core/node_modules'), { recursive: true })
    expect(await ensureInstall({ ...options(), run })).toBe(true)
  })

  test('leaves no stamp behind when pnpm failed', async () => {
    await expect(ensureInstall({ ...options(), run: record(1).run })).rejects.toThrow('no such version')
    expect(() => readFileSync(join(root, 'node_modules/.portico-install'))).toThrow()
  })
})
