import { expect, test } from 'vitest'
import { createManyWallets } from './createManyWallets.js'
import { loadWallets } from './loadWallets.js'

const links = ['mobile_link', 'link_mode', 'desktop_link', 'webapp_link', 'app_store', 'play_store', 'chrome_store']

test('every record of the file has the shape of the wire', () => {
  const wallets = loadWallets()
  expect(wallets).toHaveLength(539)
  for (const wallet of wallets) {
    const { id, name, image_id, homepage, ...rest } = wallet
    expect(id).toMatch(/^[0-9a-f]{64}$/)
    expect(image_id).toMatch(/^[\w.-]+$/)
    expect([typeof name, typeof homepage]).toEqual(['string', 'string'])
    expect(Object.keys(rest).sort()).toEqual(['badge_type', 'chains', 'order', 'rdns', ...links].sort())
  }
  expect(new Set(wallets.map(({ id }) => id)).size).toBe(539)
})

test('made-up wallets are as many as asked for, and different', () => {
  const wallets = createManyWallets(50)
  expect(new Set(wallets.flatMap(({ id, name, image_id }) => [id, name, image_id])).size).toBe(150)
  expect(Object.keys(wallets[0] ?? {}).sort()).toEqual(Object.keys(loadWallets()[0] ?? {}).sort())
})
