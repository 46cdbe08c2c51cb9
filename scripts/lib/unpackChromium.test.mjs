import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { unpackChromium } from './unpackChromium.mjs'

let cache

beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'portico-cache-'))
})

afterEach(() => rmSync(cache, { recursive: true }))

const unpack = vi.fn((folder) => writeFileSync(join(folder, 'portico-chromium'), ''))
const runs = async () => {}

test('unpacks once', async () => {
  unpack.mockClear()
  const first = await unpackChromium({ cache, unpack, attempt: runs })
  expect(existsSync(first)).toBe(true)
  expect(await unpackChromium({ cache, unpack, attempt: runs })).toBe(first)
  expect(unpack).toHaveBeenCalledTimes(1)
})

test('two that unpack at the same time get the same executable, and leave nothing else', async () => {
  const both = await Promise.all([1, 2].map(() => unpackChromium({ cache, unpack, attempt: runs })))
  expect(both[0]).toBe(both[1])
  expect(readdirSync(cache)).toHaveLength(1)
})

test('keeps nothing that does not run here', async () => {
  const attempt = async (file) => {
    expect(existsSync(file)).toBe(true)
    throw new Error('libnss3.so is missing')
  }
  await expect(unpackChromium({ cache, unpack, attempt })).rejects.toThrow('libnss3.so is missing')
  expect(readdirSync(cache)).toEqual([])
})
