import { gunzipSync } from 'node:zlib'

const block = 512

function readText(header, start, length) {
  const bytes = header.subarray(start, start + length)
  const end = bytes.indexOf(0)
  return bytes.subarray(0, end === -1 ? length : end).toString()
}

/** Returns the path of an extended header, which is used for names over 100 characters. */
function readExtendedPath(body) {
  return /(?:^|\n)\d+ path=([^\n]+)/.exec(body.toString())?.[1]
}

/**
 * Reads the files of a package's tarball (ustar with pax headers, gzip).
 *
 * @param {Buffer} bytes
 * @returns {Record<string, Buffer>} Contents by path, without the leading `package/`.
 */
export function readTarball(bytes) {
  const tar = gunzipSync(bytes)
  const files = {}
  let longPath
  for (let offset = 0; offset + block <= tar.length; ) {
    const header = tar.subarray(offset, offset + block)
    const name = readText(header, 0, 100)
    if (!name) break
    const size = Number.parseInt(readText(header, 124, 12), 8)
    const type = readText(header, 156, 1) || '0'
    const body = tar.subarray(offset + block, offset + block + size)
    const prefix = readText(header, 345, 155)
    if (type === 'x') longPath = readExtendedPath(body)
    else {
      const path = longPath ?? (prefix ? `${prefix}/${name}` : name)
      if (type === '0') files[path.replace(/^[^/]+\//, '')] = body
      longPath = undefined
    }
    offset += block + Math.ceil(size / block) * block
  }
  return files
}
