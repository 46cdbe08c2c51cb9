import { getNamespace, type Siwx } from '@portico/core'
import { createVerifiers } from '../verifiers/createVerifiers.js'
import { lazySiwx } from './lazySiwx.js'
import type { DefaultSiwxOptions } from './SiwxOptions.js'

/**
 * Makes a sign-in that is verified and kept in the browser. It tells the page who is there; a server that must know
 * verifies on its own, with `verifySiwx` of `@portico/siwx/server`. Accounts of namespaces without a verifier are not
 * asked to sign in, also where it is required. Its code is loaded when it is first used.
 *
 * @param options What the messages say, who verifies them and where they are kept.
 * @example
 * createPortico({ siwx: defaultSiwx({ statement: 'Sign in to Example.' }), … })
 */
export function defaultSiwx(options: DefaultSiwxOptions = {}): Siwx {
  const { verifiers = createVerifiers() } = options
  const { siwx } = lazySiwx(
    (context) =>
      import('./createDefaultSiwx.js').then((module) => module.createDefaultSiwx({ ...options, verifiers }, context)),
    options,
  )
  return {
    ...siwx,
    supportsChain: (chainId) => verifiers.some(({ namespace }) => namespace === getNamespace(chainId)),
  }
}
