import type * as Pkcs11 from 'pkcs11js'

/** A token that speaks PKCS#11, such as an HSM. */
export type TokenParameters = {
  /** Absolute path of the vendor's library, such as `/usr/lib/softhsm/libsofthsm2.so`. */
  readonly module: string
  /** Label of the token. */
  readonly token: string
  /** The user's PIN. */
  readonly pin: string
}

/** The token did not do what it was asked. `code` is PKCS#11's name of the reason, without any value. */
class TokenError extends Error {
  override readonly name = 'TokenError'
  constructor(readonly code: string) {
    super(`The token answered ${code}`)
  }
}

type Use<result> = (library: Pkcs11.PKCS11, session: Pkcs11.Handle) => result | Promise<result>

/** Uses one session for one thing at a time, as PKCS#11 demands. */
export type Token = {
  /** PKCS#11's constants. */
  readonly constants: typeof Pkcs11
  /**
   * Runs once the session is free. After an error the session is opened anew, and it runs once more.
   *
   * @throws TokenError If it fails again, or the PIN is refused.
   */
  use<result>(run: Use<result>): Promise<result>
  close(): Promise<void>
}

/** Reasons for which the same PIN is never sent again: a token locks itself after a few wrong ones. */
const pinRefusals = ['CKR_PIN_INCORRECT', 'CKR_PIN_LOCKED', 'CKR_PIN_EXPIRED', 'CKR_PIN_LEN_RANGE', 'CKR_PIN_INVALID']

const nameError = (error: unknown) =>
  /CKR_[A-Z0-9_]+/.exec(error instanceof Error ? error.message : '')?.[0] ?? 'no CKR_ code'

/** Loads the optional package, which is there only where it could be compiled. */
async function loadPkcs11(): Promise<typeof Pkcs11> {
  try {
    const loaded: typeof Pkcs11 & { default?: typeof Pkcs11 } = await import('pkcs11js')
    return loaded.default ?? loaded
  } catch {
    throw new Error('The package pkcs11js is not there: it is compiled on installing, which needs a C++ compiler')
  }
}

/** Runs what may fail because it is so already. */
function tolerate(run: () => void, ...reasons: readonly string[]): void {
  try {
    run()
  } catch (error) {
    if (!reasons.includes(nameError(error))) throw error
  }
}

/**
 * Opens a token and logs in.
 *
 * @throws Error If `pkcs11js` or the module cannot be loaded.
 * @throws TokenError If there is no such token, or it refuses the PIN.
 */
export async function openToken({ module, token, pin }: TokenParameters): Promise<Token> {
  const constants = await loadPkcs11()
  const library = new constants.PKCS11()
  try {
    library.load(module)
  } catch {
    throw new Error(`The PKCS#11 module at ${module} cannot be loaded`)
  }
  let session: Pkcs11.Handle | undefined
  let refusal: TokenError | undefined
  let last: Promise<unknown> = Promise.resolve()

  function open(): Pkcs11.Handle {
    // Nothing else of this process is using the library: a module that lost its token finds it again only so.
    tolerate(() => library.C_Finalize(), 'CKR_CRYPTOKI_NOT_INITIALIZED')
    tolerate(() => library.C_Initialize(), 'CKR_CRYPTOKI_ALREADY_INITIALIZED')
    const slot = library.C_GetSlotList(true).find((each) => library.C_GetTokenInfo(each).label.trim() === token)
    if (!slot) throw new TokenError('CKR_TOKEN_NOT_PRESENT')
    const opened = library.C_OpenSession(slot, constants.CKF_SERIAL_SESSION | constants.CKF_RW_SESSION)
    try {
      tolerate(() => library.C_Login(opened, constants.CKU_USER, pin), 'CKR_USER_ALREADY_LOGGED_IN')
    } catch (error) {
      const failure = new TokenError(nameError(error))
      if (pinRefusals.includes(failure.code)) refusal = failure
      throw failure
    }
    return opened
  }

  async function attempt<result>(run: Use<result>): Promise<result> {
    if (refusal) throw refusal
    session ??= open()
    return run(library, session)
  }

  async function useNow<result>(run: Use<result>): Promise<result> {
    try {
      return await attempt(run)
    } catch {
      session = undefined
    }
    try {
      return await attempt(run)
    } catch (error) {
      session = undefined
      throw error instanceof TokenError ? error : new TokenError(nameError(error))
    }
  }

  function use<result>(run: Use<result>): Promise<result> {
    const using = last.then(() => useNow(run))
    last = using.catch(() => {})
    return using
  }

  const opened: Token = {
    constants,
    use,
    async close() {
      await last
      const closing = session
      session = undefined
      // The end of the process would do the same.
      if (closing)
        tolerate(() => library.C_CloseSession(closing), 'CKR_SESSION_HANDLE_INVALID', 'CKR_CRYPTOKI_NOT_INITIALIZED')
      library.close()
    },
  }
  await opened.use(() => {})
  return opened
}
