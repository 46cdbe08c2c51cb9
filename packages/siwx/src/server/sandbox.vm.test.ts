import { builtinModules } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createContext, runInContext } from 'node:vm'
import { build, type Plugin } from 'esbuild'
import { expect, test } from 'vitest'
import { createSignInMessage } from '../message/createSignInMessage.js'
import { createEvmSigner, createSolanaSigner } from '../testing/signers.js'

const folder = dirname(fileURLToPath(import.meta.url))
const builtins = new Set(builtinModules)

/** Ends the build where something asks for a module of Node. */
const withoutNode: Plugin = {
  name: 'without-node',
  setup(context) {
    context.onResolve({ filter: /./ }, ({ path, importer }) => {
      const isNode = path.startsWith('node:') || builtins.has(path)
      return isNode ? { errors: [{ text: `${importer} imports ${path}` }] } : undefined
    })
  },
}

/** What hosts at the edge of a network have, and nothing of Node. */
const webApis = {
  ...{ AbortController, AbortSignal, DOMException, Headers, Request, Response, TextDecoder, TextEncoder, URL },
  ...{ URLSearchParams, atob, btoa, clearTimeout, console, crypto, fetch, setTimeout },
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(folder, '../exports/server.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'server',
    platform: 'neutral',
    conditions: ['@portico/source', 'worker', 'browser', 'import'],
    mainFields: ['browser', 'module', 'main'],
    target: 'es2022',
    plugins: [withoutNode],
    logLevel: 'silent',
  })
  return outputFiles[0]?.text ?? ''
}

test('the server part runs where there are Web APIs only', { timeout: 60_000 }, async () => {
  const code = await bundle()
  const context = createContext({ ...webApis })
  runInContext(code, context)
  for (const signer of [createEvmSigner(), createSolanaSigner()]) {
    const place = { domain: 'app.example', uri: 'https://app.example' }
    const words = { ...place, chainId: signer.chainId, accountAddress: signer.address }
    Object.assign(context, { words })
    const nonce: unknown = await runInContext(
      'globalThis.nonces ??= server.memoryNonces(); server.issueNonce({ nonces })',
      context,
    )
    const message = createSignInMessage({ ...words, nonce: String(nonce) })
    Object.assign(context, { message, signature: await signer.sign(message) })
    const verify = "server.verifySiwx({ message, signature, expected: { domain: 'app.example' }, nonces })"
    expect(await runInContext(verify, context)).toMatchObject({ accountAddress: signer.address })
    await expect(runInContext(verify, context)).rejects.toMatchObject({ code: 'siwx/nonce-used' })
  }
  expect(runInContext('typeof process + typeof Buffer + typeof require', context)).toBe('undefinedundefinedundefined')
})
