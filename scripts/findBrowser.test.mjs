import { describe, expect, test, vi } from 'vitest'
import { browserArguments, describeBrowser, findBrowser } from './findBrowser.mjs'

const unpack = async () => '/cache/chromium'
const linux = { env: {}, platform: 'linux', arch: 'x64', exists: () => true, unpack }
const broken = async () => {
  throw new Error('libnss3.so is missing')
}

describe('findBrowser', () => {
  test('prefers the executable named by CHROMIUM_PATH', async () => {
    const path = await findBrowser({ ...linux, env: { CHROMIUM_PATH: '/opt/own/chrome' } })
    expect(path).toBe('/opt/own/chrome')
  })

  test('refuses a CHROMIUM_PATH that does not exist instead of using another browser', async () => {
    const attempt = findBrowser({ ...linux, exists: () => false, env: { CHROMIUM_PATH: '/opt/missing' } })
    await expect(attempt).rejects.toThrow('/opt/missing')
  })

  test('takes the pinned one before those of the system', async () => {
    expect(await findBrowser(linux)).toBe('/cache/chromium')
  })

  test('says why the pinned one is not used, and takes the headless shell before the full browser', async () => {
    const log = vi.fn()
    const path = await findBrowser({ ...linux, log, unpack: broken, exists: (file) => file.includes('chromium') })
    expect(path).toBe('/usr/bin/chromium-headless-shell')
    expect(log).toHaveBeenCalledWith(expect.stringContaining('libnss3.so is missing'))
  })

  test('looks into the Applications folder on a Mac', async () => {
    const exists = (file) => file.includes('Edge.app')
    expect(await findBrowser({ ...linux, platform: 'darwin', exists })).toContain('Microsoft Edge')
  })

  test('says what to do when there is no browser', async () => {
    const nothing = findBrowser({ ...linux, platform: 'darwin', exists: () => false })
    await expect(nothing).rejects.toThrow(/Install Chrome.*CHROMIUM_PATH/s)
  })
})

test('describeBrowser says the version, or that it is unknown', () => {
  expect(describeBrowser(process.execPath)).toBe(`${process.version} (${process.execPath})`)
  expect(describeBrowser('/missing')).toBe('a browser of unknown version (/missing)')
})

test('browserArguments drops the sandbox only for root', () => {
  expect(browserArguments().includes('--no-sandbox')).toBe(process.getuid?.() === 0)
  expect(browserArguments()).toContain('--disable-background-networking')
})
