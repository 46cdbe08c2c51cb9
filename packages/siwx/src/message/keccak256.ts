const mask = (1n << 64n) - 1n
const rotate = (lane: bigint, by: bigint) => ((lane << by) | (lane >> (64n - by))) & mask

/** Applies the 24 rounds of Keccak-f[1600] to the 25 lanes in place. */
function permute(lanes: bigint[]): void {
  const at = (index: number) => lanes[index] ?? 0n
  let register = 1
  for (let round = 0; round < 24; round++) {
    const parity = [0, 1, 2, 3, 4].map((x) => at(x) ^ at(x + 5) ^ at(x + 10) ^ at(x + 15) ^ at(x + 20))
    for (let i = 0; i < 25; i++) lanes[i] = at(i) ^ (parity[(i + 4) % 5] ?? 0n) ^ rotate(parity[(i + 1) % 5] ?? 0n, 1n)
    let [x, y, moved] = [1, 0, at(1)]
    for (let step = 1; step <= 24; step++) {
      ;[x, y] = [y, (2 * x + 3 * y) % 5]
      const kept = at(x + 5 * y)
      lanes[x + 5 * y] = rotate(moved, BigInt(((step * (step + 1)) / 2) % 64))
      moved = kept
    }
    for (let row = 0; row < 25; row += 5) {
      const old = lanes.slice(row, row + 5)
      const from = (index: number) => old[index % 5] ?? 0n
      for (let i = 0; i < 5; i++) lanes[row + i] = from(i) ^ ((from(i + 1) ^ mask) & from(i + 2))
    }
    // The round constant's bits come from the linear register of FIPS 202, section 3.2.5.
    for (let bit = 0; bit < 7; bit++) {
      if (register & 1) lanes[0] = at(0) ^ (1n << BigInt(2 ** bit - 1))
      register = register & 0x80 ? (register << 1) ^ 0x171 : register << 1
    }
  }
}

/**
 * Hashes an ASCII text with Keccak-256 as Ethereum uses it.
 *
 * @param text ASCII characters only.
 * @returns 64 lower-case hex digits.
 */
export function keccak256(text: string): string {
  const rate = 136
  const lanes = new Array<bigint>(25).fill(0n)
  const bytes = [...text].map((character) => character.charCodeAt(0))
  bytes.push(1)
  while (bytes.length % rate) bytes.push(0)
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) | 0x80
  bytes.forEach((byte, index) => {
    const place = index % rate
    lanes[place >> 3] = (lanes[place >> 3] ?? 0n) ^ (BigInt(byte) << BigInt(8 * (place & 7)))
    if (place === rate - 1) permute(lanes)
  })
  const hex = lanes
    .slice(0, 4)
    .map((lane) => lane.toString(16).padStart(16, '0').match(/../g)?.reverse().join('') ?? '')
  return hex.join('')
}
