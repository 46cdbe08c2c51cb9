import { getInternals } from '@portico/controllers/internal'
import {
  type CreateFakeSiwxOptions,
  createFakeSiwx,
  type FakeSiwx,
  type TestPortico,
} from '@portico/controllers/testing'

/** How the sign-in of a story or a test behaves. */
export type ArrangeSignInOptions = CreateFakeSiwxOptions & {
  readonly prepare?: (siwx: FakeSiwx) => void
  /** Whether the account is a smart account. */
  readonly isSmart?: boolean
}

/** Gives the app of a story or a test a sign-in, for this page, and connects its wallet. */
export async function arrangeSignIn(
  test: TestPortico,
  { prepare, isSmart = false, ...options }: ArrangeSignInOptions = {},
): Promise<FakeSiwx> {
  const { host, origin } = location
  const siwx = createFakeSiwx({ ...options, message: { domain: host, uri: `${origin}/login`, ...options.message } })
  prepare?.(siwx)
  Object.assign(getInternals(test.portico).options, { siwx })
  const connection = test.connectors[0]?.connection
  if (isSmart && connection) {
    const addresses = connection.accounts('eip155').map(({ address }) => address)
    connection.setAccounts('eip155', addresses, 'smartAccount')
  }
  await test.connect()
  await test.clock.flush()
  return siwx
}
