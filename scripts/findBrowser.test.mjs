import { describe, expect, test } from 'vitest'
import { browserArguments, findBrowser } from './findBrowser.mjs'

const nothing = { env: {}, exists: () => false, unpack: async () => undefined }

describe('findBrowser', () => {
  test('prefers the executable named by CHROMIUM_PATH', async () => {
    const path = await findBrowser({ env: { CHROMIUM_PATH: '/opt/own/chrome' }, exists: () => true })
    expect(path).toBe('/opt/own/chrome')
  })

  test('refuses a CHROMIUM_PATH that does not exist instead of using another browser', async () => {
    const attempt = findBrowser({ ...nothing, env: { CHROMIUM_PATH: '/opt/missing' } })
    await expect(attempt).rejects.toThrow('/opt/missing')
  })

  test('takes the headless shell before the full browser', async () => {
    const path = await findBrowser({ ...nothing, platform: 'linux', exists: (file) => file.includes('chromium') })
    expect(path).toBe('/usr/bin/chromium-headless-shell')
  })

  test('looks into the Applications folder on a Mac', async () => {
    const path = await findBrowser({ ...nothing, platform: 'darwin', exists: (file) => file.includes('Edge.app') })
    expect(path).toContain('Microsoft Edge')
  })

  test('says what to do when there is no browser', async () => {
    await expect(findBrowser({ ...nothing, platform: 'darwin' })).rejects.toThrow(/Install Chrome.*CHROMIUM_PATH/s)
  })
})

test('browserArguments drops the sandbox only for root', () => {
  expect(browserArguments().includes('--no-sandbox')).toBe(process.getuid?.() === 0)
  expect(browserArguments()).toContain('--disable-background-networking')
})
