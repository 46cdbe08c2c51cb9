import { createHash } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

const cells = 8
const cellSize = 16
const size = cells * cellSize

/** PNG specification, section 5.3: length, type, content, checksum of type and content. */
function writeChunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  checksum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, checksum])
}

/**
 * Draws a symmetric pattern as PNG. The same id always gives the same picture.
 *
 * @param id Determines colours and pattern.
 */
export function drawPng(id: string): Buffer {
  const digest = createHash('sha256').update(id).digest()
  const at = (index: number) => digest[index % digest.length] ?? 0
  const [fore, back] = [
    [at(0), at(1), at(2)],
    [at(3) / 4, at(4) / 4, at(5) / 4],
  ]
  const rows = Array.from({ length: size }, (_, y) => {
    const pixels = Array.from({ length: size }, (_, x) => {
      const column = Math.floor(x / cellSize)
      const mirrored = Math.min(column, cells - 1 - column)
      const isFilled = at(6 + Math.floor(y / cellSize) * 3 + mirrored) % 2 === 0
      return isFilled ? fore : back
    })
    // Each row starts with its filter; 0 is none.
    return Buffer.from([0, ...pixels.flat()])
  })
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  // Eight bits a channel, red, green and blue.
  header.set([8, 2], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    writeChunk('IHDR', header),
    writeChunk('IDAT', deflateSync(Buffer.concat(rows))),
    writeChunk('IEND', Buffer.alloc(0)),
  ])
}
