import { renameSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createTokenKeyRing } from './createTokenKeyRing.js'
import { openToken, type TokenParameters } from './openToken.js'
import { createSoftHsm, installSoftHsm, type SoftHsm } from './softHsm.test.fixture.js'

const hasSoftHsm = installSoftHsm()
if (!hasSoftHsm) console.warn('SoftHSM cannot be installed here: what a token does when it fails was not tested.')

const dataKey = Buffer.alloc(32, 7)

test('a module that is not there is named', async () => {
  const parameters = { module: '/nowhere/pkcs11.so', token: 'wallet', pin: '4711-secret' }
  await expect(openToken(parameters)).rejects.toThrow('/nowhere/pkcs11.so cannot be loaded')
})

describe.skipIf(!hasSoftHsm)('a token', () => {
  let hsm: SoftHsm
  beforeAll(() => {
    hsm = createSoftHsm()
    vi.stubEnv('SOFTHSM2_CONF', hsm.env.SOFTHSM2_CONF)
  })
  afterAll(() => {
    vi.unstubAllEnvs()
    hsm.remove()
  })

  async function arrange(parameters: Partial<TokenParameters> = {}) {
    const token = await openToken({ ...hsm, ...parameters })
    onTestFinished(() => token.close())
    return { token, ring: createTokenKeyRing(token, 'wallet') }
  }

  test('gives away no key that was made in it', async () => {
    const { token, ring } = await arrange()
    const { id } = await ring.create()
    const { constants } = token
    const [value] = await token.use((library, session) => {
      library.C_FindObjectsInit(session, [{ type: constants.CKA_ID, value: Buffer.from(id.slice(7), 'hex') }])
      const [handle] = library.C_FindObjects(session, 1)
      library.C_FindObjectsFinal(session)
      if (!handle) throw new Error('The key is there')
      const flags = library.C_GetAttributeValue(session, handle, [
        ...[constants.CKA_EXTRACTABLE, constants.CKA_SENSITIVE, constants.CKA_PRIVATE, constants.CKA_TOKEN].map(
          (type) => ({ type }),
        ),
      ])
      expect(flags.map((flag) => flag.value[0])).toEqual([0, 1, 1, 1])
      expect(() => library.C_GetAttributeValue(session, handle, [{ type: constants.CKA_VALUE }])).toThrow(
        'CKR_ATTRIBUTE_SENSITIVE',
      )
      return library.C_GetAttributeValue(session, handle, [{ type: constants.CKA_VALUE_LEN }])
    })
    expect(value?.value.readUInt8(0)).toBe(32)
  })

  test('is opened again after its session or the whole library was closed', async () => {
    const { token, ring } = await arrange()
    const key = await ring.create()
    const wrapped = await key.wrap(dataKey, 'user 1')
    await token.use((library, session) => library.C_CloseSession(session))
    expect(Buffer.from(await key.unwrap(wrapped, 'user 1'))).toEqual(dataKey)
    await token.use((library) => library.C_Finalize())
    expect(Buffer.from(await key.unwrap(wrapped, 'user 1'))).toEqual(dataKey)
  })

  test('that was away fails with its reason, and works again once it is back', async () => {
    const { token, ring } = await arrange()
    const key = await ring.create()
    const wrapped = await key.wrap(dataKey, 'user 1')
    renameSync(hsm.folder, `${hsm.folder}-away`)
    try {
      await token.use((library) => library.C_Finalize())
      await expect(key.unwrap(wrapped, 'user 1')).rejects.toMatchObject({
        name: 'TokenError',
        code: expect.stringMatching(/^CKR_/),
      })
    } finally {
      renameSync(`${hsm.folder}-away`, hsm.folder)
    }
    expect(Buffer.from(await key.unwrap(wrapped, 'user 1'))).toEqual(dataKey)
  })

  test('that refuses the PIN is not given it again, and the PIN is told to nobody', async () => {
    const { PKCS11 } = (await import('pkcs11js')).default
    const logIn = vi.spyOn(PKCS11.prototype, 'C_Login')
    const pin = 'wrong-pin-0815'
    const failure: unknown = await openToken({ ...hsm, pin }).catch((error: unknown) => error)
    expect(failure).toMatchObject({ code: 'CKR_PIN_INCORRECT' })
    expect(logIn.mock.calls.map(([, , sent]) => sent)).toEqual([pin])
    expect(`${failure} ${failure instanceof Error ? failure.stack : ''} ${JSON.stringify(failure)}`).not.toContain(pin)
  })

  test('of another label is not taken', async () => {
    await expect(openToken({ ...hsm, token: 'another' })).rejects.toMatchObject({ code: 'CKR_TOKEN_NOT_PRESENT' })
  })
})
