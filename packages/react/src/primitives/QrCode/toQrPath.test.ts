import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { type QrPath, toQrPath } from './toQrPath.js'

const uri = `wc:${'7f'.repeat(32)}@2?expiryTimestamp=1793836800&relay-protocol=irn&symKey=${'a9'.repeat(32)}`

/** Draws the path back into modules. */
function draw({ path, size }: QrPath): boolean[][] {
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

test('a hole is white, square and exactly in the middle; all around it is as it was', () => {
  const drawn = toQrPath(uri, { hole: true })
  const { size, hole } = drawn
  const from = (size - hole) / 2
  const inHole = (at: number) => at >= from && at < from + hole
  expect(Number.isInteger(from)).toBe(true)
  const expected = encode(uri, { ecc: 'Q', border: 0 }).data.map((row, y) =>
    row.map((dark, x) => dark && !(inHole(x) && inHole(y))),
  )
  expect(draw(drawn)).toEqual(expected)
})

test.each([
  ['a pairing', uri],
  ['one with a method', `${uri}&methods=wc_sessionAuthenticate`],
  ['something short', 'wc:1'],
  ['something long', 'x'.repeat(600)],
])('the hole of %s takes a fraction of what error correction Q (a quarter) mends', (_, value) => {
  const { size, hole } = toQrPath(value, { hole: true })
  expect(hole ** 2 / size ** 2).toBeLessThan(0.07)
})

test('the hole of a pairing is large enough for the tile of a wallet', () => {
  const { size, hole } = toQrPath(uri, { hole: true })
  // 56 px on a code 280 px wide with a quiet zone of four modules on each side.
  expect((280 * hole) / (size + 8)).toBeGreaterThanOrEqual(56)
})
