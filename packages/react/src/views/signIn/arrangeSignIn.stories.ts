import { getInternals } from '@portico/controllers/internal'
import {
  type CreateFakeSiwxOptions,
  createFakeSiwx,
  type FakeSiwx,
  type TestPortico,
} from '@portico/controllers/testing'

/** Gives the app of a story or a test a sign-in, for this page, and connects its wallet. */
export async function arrangeSignIn(
  test: TestPortico,
  { prepare, ...options }: CreateFakeSiwxOptions & { readonly prepare?: (siwx: FakeSiwx) => void } = {},
): Promise<FakeSiwx> {
  const { host, origin } = location
  const siwx = createFakeSiwx({ ...options, message: { domain: host, uri: `${origin}/login`, ...options.message } })
  prepare?.(siwx)
  Object.assign(getInternals(test.portico).options, { siwx })
  await test.connect()
  await test.clock.flush()
  return siwx
}
