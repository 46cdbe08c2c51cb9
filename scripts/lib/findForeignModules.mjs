/** Modules of one namespace: our adapter, and libraries that only it uses. */
const parts = {
  evm: /\/packages\/adapter-evm\/|\/node_modules\/(viem|mipd|ox|abitype)\//,
  solana:
    /\/packages\/(adapter-solana|react\/\w+\/solana)\/|\/packages\/.*SolanaProvider|\/node_modules\/(@solana|@wallet-standard)\//,
}

/**
 * Finds the modules of the other adapter in an app that uses one.
 *
 * @param {'evm' | 'solana'} page
 * @param {readonly Pick<import('./buildSizeApp.mjs').Chunk, 'modules'>[]} chunks
 * @returns {{ own: number, foreign: string[] }} `own` is the number of modules of the app's own adapter.
 */
export function findForeignModules(page, chunks) {
  const ids = [...new Set(chunks.flatMap(({ modules }) => Object.keys(modules)))]
  const belongsTo = (part) => (id) => part.test(id.replaceAll('\\', '/'))
  const other = page === 'evm' ? parts.solana : parts.evm
  return { own: ids.filter(belongsTo(parts[page])).length, foreign: ids.filter(belongsTo(other)) }
}
