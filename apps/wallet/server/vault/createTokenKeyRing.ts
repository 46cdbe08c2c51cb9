import { randomBytes } from 'node:crypto'
import type { Handle, PKCS11 } from 'pkcs11js'
import type { KeyEncryptionKey, KeyRing } from './KeyRing.js'
import type { Token } from './openToken.js'

const nonceLength = 12
const tagLength = 16
const prefix = 'pkcs11-'
/** How many objects a search returns at once. */
const searchLength = 1_000

const toBytes = (id: string) => Buffer.from(id.slice(prefix.length), 'hex')
const isOwn = (id: string) => new RegExp(`^${prefix}[0-9a-f]{32}$`).test(id)

/** An AES-256 key that encrypts inside of the token, and that nothing takes out of it. */
function describeNewKey(constants: Token['constants'], id: Buffer) {
  const yes = [constants.CKA_TOKEN, constants.CKA_PRIVATE, constants.CKA_SENSITIVE, constants.CKA_ENCRYPT]
  const no = [constants.CKA_EXTRACTABLE, constants.CKA_WRAP, constants.CKA_UNWRAP]
  return [
    { type: constants.CKA_ID, value: id },
    { type: constants.CKA_VALUE_LEN, value: 32 },
    ...[...yes, constants.CKA_DECRYPT].map((type) => ({ type, value: true })),
    ...no.map((type) => ({ type, value: false })),
  ]
}

/**
 * Creates the ring whose keys are AES-256 keys in a token (PKCS#11 2.40). They are made in it, are not extractable, and
 * never leave it: data keys go in to be encrypted with CKM_AES_GCM, and come out again. A key's id is its CKA_ID.
 *
 * @param token An open token. The ring closes it.
 * @param label CKA_LABEL of the keys, which tells them from others of the token.
 */
export function createTokenKeyRing(token: Token, label: string): KeyRing {
  const { constants } = token
  const describe = [
    { type: constants.CKA_CLASS, value: constants.CKO_SECRET_KEY },
    { type: constants.CKA_LABEL, value: label },
  ]
  const describeKey = (id: string) => [...describe, { type: constants.CKA_ID, value: toBytes(id) }]

  function search(library: PKCS11, session: Handle, template: typeof describe | object[]): readonly Handle[] {
    library.C_FindObjectsInit(session, template as typeof describe)
    try {
      return library.C_FindObjects(session, searchLength)
    } finally {
      library.C_FindObjectsFinal(session)
    }
  }

  /** Looked up each time: handles are of one session, and another process may have destroyed the key. */
  function findHandle(library: PKCS11, session: Handle, id: string): Handle {
    const [handle] = search(library, session, describeKey(id))
    if (handle) return handle
    throw new Error('CKR_KEY_HANDLE_INVALID')
  }

  const describeGcm = (iv: Buffer, id: string, context: string) => ({
    mechanism: constants.CKM_AES_GCM,
    parameter: {
      ...{ type: constants.CK_PARAMS_AES_GCM, iv, ivBits: nonceLength * 8, tagBits: tagLength * 8 },
      aad: Buffer.from(`${id} ${context}`),
    },
  })

  const toKey = (id: string): KeyEncryptionKey => ({
    id,
    wrap: (dataKey, context) =>
      token.use(async (library, session) => {
        const nonce = randomBytes(nonceLength)
        library.C_EncryptInit(session, describeGcm(nonce, id, context), findHandle(library, session, id))
        const input = Buffer.from(dataKey)
        try {
          const sealed = await library.C_EncryptAsync(session, input, Buffer.alloc(dataKey.length + tagLength))
          return Buffer.concat([nonce, sealed])
        } finally {
          input.fill(0)
        }
      }),
    unwrap: (wrapped, context) =>
      token.use((library, session) => {
        const bytes = Buffer.from(wrapped)
        const gcm = describeGcm(bytes.subarray(0, nonceLength), id, context)
        library.C_DecryptInit(session, gcm, findHandle(library, session, id))
        // Some modules want room for the tag, too. What is returned is a part of it.
        return library.C_DecryptAsync(session, bytes.subarray(nonceLength), Buffer.alloc(bytes.length))
      }),
  })

  return {
    list: () =>
      token.use((library, session) =>
        search(library, session, describe).flatMap((handle) => {
          const [attribute] = library.C_GetAttributeValue(session, handle, [{ type: constants.CKA_ID }])
          const value = attribute?.value
          const id = Buffer.isBuffer(value) ? `${prefix}${value.toString('hex')}` : ''
          return isOwn(id) ? [id] : []
        }),
      ),
    async find(id) {
      if (!isOwn(id)) return undefined
      const found = await token.use((library, session) => search(library, session, describeKey(id)))
      return found.length > 0 ? toKey(id) : undefined
    },
    async create() {
      const made = await token.use((library, session) => {
        // A new one for each attempt: the first may have made its key before it failed.
        const id = randomBytes(16)
        const template = [...describe, ...describeNewKey(constants, id)]
        library.C_GenerateKey(session, { mechanism: constants.CKM_AES_KEY_GEN }, template)
        return `${prefix}${id.toString('hex')}`
      })
      return toKey(made)
    },
    async remove(id) {
      if (!isOwn(id)) return
      await token.use((library, session) => {
        for (const handle of search(library, session, describeKey(id))) library.C_DestroyObject(session, handle)
      })
    },
    close: () => token.close(),
  }
}
