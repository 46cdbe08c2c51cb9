import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { toQrPath } from './toQrPath.js'

/** Draws the path back into modules. */
function draw({ path, size }: ReturnType<typeof toQrPath>): boolean[][] {
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    for (let at = Number(x); at < Number(x) + Number(width); at++) modules[Number(y)]?.splice(at, 1, true)
  return modules
}

test('draws exactly the dark modules', () => {
  const value = 'ethereum:0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb@1'
  expect(draw(toQrPath(value))).toEqual(encode(value, { ecc: 'M', border: 0 }).data)
})

test('a longer value needs a larger code', () => {
  expect(toQrPath('x'.repeat(300)).size).toBeGreaterThan(toQrPath('x').size)
})
