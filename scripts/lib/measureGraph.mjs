/** Modules that the first download must never contain, whatever their size. */
const lazyOnly =
  /\/node_modules\/(viem|ox|abitype|zod|@tanstack|@solana\/web3\.js|virtua|uqr)\/|\/controllers\/dist\/(routing|toasts)\//

/** View groups that are only reached through Connect. */
const fromConnect = ['connecting', 'embeddedWallet', 'help', 'walletConnect', 'wallets']

/** Reviews, by the group of the form that leads to them: without its input they have nothing to show. */
const fromForm = { sendReview: 'send', swapReview: 'swap' }

/**
 * Lists chunks with everything they import statically.
 *
 * @param {readonly import('./buildSizeApp.mjs').Chunk[]} chunks
 * @param {readonly string[]} fileNames
 * @returns {import('./buildSizeApp.mjs').Chunk[]}
 */
export function listStaticGraph(chunks, fileNames) {
  const found = []
  const queue = [...fileNames]
  while (queue.length > 0) {
    const chunk = chunks.find(({ fileName }) => fileName === queue[0])
    queue.shift()
    if (!chunk || found.includes(chunk)) continue
    found.push(chunk)
    queue.push(...chunk.imports)
  }
  return found
}

/**
 * Adds up gzipped sizes.
 *
 * @param {readonly { bytes: number }[]} chunks
 * @returns {number}
 */
export function sumBytes(chunks) {
  return chunks.reduce((sum, { bytes }) => sum + bytes, 0)
}

/**
 * Lists the modules of the first download which belong into later ones.
 *
 * @param {readonly import('./buildSizeApp.mjs').Chunk[]} entry
 * @returns {string[]}
 */
export function listEarlyModules(entry) {
  return entry.flatMap(({ modules }) => Object.keys(modules)).filter((id) => lazyOnly.test(id.replaceAll('\\', '/')))
}

/**
 * Measures the own code of each view group: what opening it adds to what has been loaded before. What comes beside
 * Connect is there before those that Connect alone leads to; an account that was restored has not seen it. Likewise a form
 * is loaded before its review.
 *
 * @param {readonly import('./buildSizeApp.mjs').Chunk[]} chunks Of the build without third-party code.
 * @param {readonly string[]} opened Ids of the modules that are there when the modal is open.
 * @returns {{ name: string, bytes: number }[]}
 */
export function measureGroups(chunks, opened) {
  const later = chunks.filter(({ entryOf }) => entryOf?.endsWith('/views/later.js'))
  const beside = listStaticGraph(
    chunks,
    later.map(({ fileName }) => fileName),
  ).flatMap(({ modules }) => Object.keys(modules))
  return chunks.flatMap((chunk) => {
    const name = /\/views\/([^/]+)\/group\.js$/.exec(chunk.entryOf ?? '')?.[1]
    if (!name) return []
    const messages = chunks.filter(({ entryOf }) => entryOf?.endsWith(`/i18n/en/${name}.js`))
    const graph = listStaticGraph(
      chunks,
      [chunk, ...messages].map(({ fileName }) => fileName),
    )
    const form = chunks.filter(({ entryOf }) => entryOf?.endsWith(`/views/${fromForm[name]}/group.js`))
    const before = listStaticGraph(
      chunks,
      form.map(({ fileName }) => fileName),
    ).flatMap(({ modules }) => Object.keys(modules))
    const loaded = [...opened, ...before, ...(fromConnect.includes(name) ? beside : [])]
    const added = graph.filter(({ modules }) => Object.keys(modules).some((id) => !loaded.includes(id)))
    return [{ name, bytes: sumBytes(added) }]
  })
}
