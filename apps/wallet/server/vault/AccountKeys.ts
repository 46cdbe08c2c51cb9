/** Kinds of accounts that a person has, one of each. */
export type KeyNamespace = 'eip155' | 'solana'

/** The private keys of a new person, encrypted: one data key for both, wrapped by the key-encryption key it names. */
export type SealedKeys = {
  readonly kekId: string
  readonly wrapped: string
  readonly sealed: Readonly<Record<KeyNamespace, string>>
}

/** Encrypts the private keys of people, each person's with a data key of their own. */
export type AccountKeys = {
  /**
   * Encrypts the keys of a new person.
   *
   * @param keys Private keys of 32 bytes. They are overwritten.
   */
  seal(userId: string, keys: Readonly<Record<KeyNamespace, Uint8Array>>): Promise<SealedKeys>
  /** Whether what was sealed may still be stored: the key that it names has not been replaced meanwhile. */
  isCurrent(sealed: SealedKeys): Promise<boolean>
  /**
   * Decrypts a private key, for as long as `run` takes, and overwrites it.
   *
   * @throws ApiError 503 If the key-encryption key cannot be reached.
   */
  use<result>(
    userId: string,
    namespace: KeyNamespace,
    run: (key: Uint8Array) => result | Promise<result>,
  ): Promise<result>
}
