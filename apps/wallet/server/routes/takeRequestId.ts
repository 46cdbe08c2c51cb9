import type { WalletServices } from '../WalletServices.js'
import type { ApiRequest } from './ApiRequest.js'
import { readSession } from './readSession.js'

/** Reads the id of the app's request, if given, and stores it for frames that cannot. */
export async function takeRequestId(
  services: WalletServices,
  request: ApiRequest<{ request?: string | undefined; isForgotten?: boolean | undefined }>,
): Promise<string | undefined> {
  const { request: id, isForgotten } = request.body
  if (id !== undefined && isForgotten) {
    const { session } = await readSession(services, request)
    await services.untold.add({ request: id, session: session.digest, now: services.now() })
  }
  return id
}
