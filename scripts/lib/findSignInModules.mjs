/** What apps with sign-in call when they are configured: it loads the rest. */
const first =
  /\/packages\/siwx\/dist\/(exports\/index|sessions\/(default|lazy)Siwx|verifiers\/(create|evm|solana)Verifiers?)\.js/

/** Code of sign-in. Every app can tell its errors. */
const signIn =
  /\/packages\/siwx\/|\/controllers\/dist\/sign-in\/(?!signInErrors)|\/react\/dist\/(views|i18n\/\w+)\/signIn\b/

/**
 * Finds the modules of sign-in in chunks of an app.
 *
 * @param {readonly Pick<import('./buildSizeApp.mjs').Chunk, 'modules'>[]} chunks
 * @returns {{ siwx: string[], late: string[] }} `siwx`: those of the package for apps with sign-in; `late`: all that such
 *   an app loads after its first paint, and others never before somebody wants to sign in.
 */
export function findSignInModules(chunks) {
  const ids = [...new Set(chunks.flatMap(({ modules }) => Object.keys(modules)))].map((id) => id.replaceAll('\\', '/'))
  return {
    siwx: ids.filter((id) => id.includes('/packages/siwx/')),
    late: ids.filter((id) => signIn.test(id) && !first.test(id)),
  }
}
