import { lazySiwx } from '../sessions/lazySiwx.js'
import type { CloudSiwx, CloudSiwxOptions } from './CloudSiwxOptions.js'

/**
 * Makes a sign-in at the service of the option `services.auth`, which verifies the signature and gives out a token. It
 * is for the app's origin alone to read, so the service's pages are no place for code of others. Signing out forgets the
 * token; the service is not told. Its code is loaded when it is first used.
 *
 * @param options What the messages say, and what the service is told.
 * @example
 * createPortico({ projectId, siwx: cloudSiwx(), … })
 */
export function cloudSiwx(options: CloudSiwxOptions = {}): CloudSiwx {
  const { siwx, open } = lazySiwx(
    (context) => import('./createCloudSiwx.js').then((module) => module.createCloudSiwx(options, context)),
    options,
  )
  return {
    ...siwx,
    getSessionAccount: async (parameters) => (await open()).getSessionAccount(parameters),
    setSessionAccountMetadata: async (metadata) => (await open()).setSessionAccountMetadata(metadata),
    requestEmailOtp: async (parameters) => (await open()).requestEmailOtp(parameters),
    confirmEmailOtp: async (parameters) => (await open()).confirmEmailOtp(parameters),
  }
}
