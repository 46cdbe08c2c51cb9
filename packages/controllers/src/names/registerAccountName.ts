import { isPorticoError } from '@portico/core'
import { ensCacheKey, linkSignals, nameErrors, settle, writeCacheEntry } from '@portico/core/internal'
import { track } from '../analytics/track.js'
import { findRegisteredName } from '../identity/findRegisteredName.js'
import { type IdentityData, readIdentityCache, toIdentityKey, writeIdentityCache } from '../identity/identityCache.js'
import { profilesPart } from '../identity/showProfiles.js'
import { getPart } from '../instance/getPart.js'
import { internals, type Portico } from '../instance/Portico.js'
import { queryClientPart } from '../queries/queryClientPart.js'
import { registerName } from '../services/blockchainApi/profile/registerName.js'
import { signMessage } from '../signing/signMessage.js'
import { accountNamePart } from './accountNamePart.js'
import { getNameAccount, type ReadNameStatusParameters, readNameStatus } from './checkAccountName.js'
import { toAccountName } from './toAccountName.js'

/** What `registerAccountName` takes. */
export type RegisterAccountNameParameters = {
  /** With or without the zone, such as `.reown.id`: at least 4 letters, digits or hyphens. */
  readonly name: string
  /** Called once the wallet has signed: from then on the name is registered, whoever still waits. */
  readonly onSigned?: (() => void) | undefined
  /** Stops waiting for the wallet. What it has signed by then is still registered. */
  readonly signal?: AbortSignal | undefined
}

/** The full name, which is the account's from now on. */
export type RegisterAccountNameReturnType = string

/**
 * Registers a name for the connected EVM account: the wallet signs a text with the name and the time, and the data
 * service registers it. A name that the account has already is returned without asking the wallet. From then on the
 * account goes by that name.
 *
 * @param portico The instance.
 * @param parameters The name.
 * @throws `name/invalid`, `name/not-connected`, `name/unsupported-network`, `name/invalid-chain-id`,
 * `name/check-failed`, `name/taken`, `name/owned` if the account has another name, `name/registration-failed` with its
 * cause if the service fails, `wallet/rejected`, `connection/aborted`, and other errors of the wallet.
 */
export async function registerAccountName(
  portico: Portico,
  { name: typed, onSigned, signal }: RegisterAccountNameParameters,
): Promise<RegisterAccountNameReturnType> {
  const name = toAccountName(portico, typed)
  // Another account may become the active one meanwhile: all of it is of this one.
  const account = await getNameAccount(portico, { signal })
  const status = await readNameStatus(portico, { name, account, signal })
  if (status === 'taken') throw nameErrors('name/taken', { name })
  if (status === 'own') {
    showName(portico, { address: account.address, name })
    return name
  }
  const { address, networkId } = account
  const owned = await findRegisteredName(portico, { address, networkId, signal }).catch((error: unknown) => {
    if (isPorticoError(error, 'connection/aborted')) throw error
    // The service has the last word, and says so when the name is registered.
    portico[internals].logger.warn('the names of the account are not known', { error })
    return undefined
  })
  if (owned) throw nameErrors('name/owned', { name: owned.name })
  const waiting = new AbortController()
  const unlink = linkSignals(waiting, [signal, portico[internals].lifetime])
  const run = () =>
    signAndSubmit(portico, { name, account }, () => {
      unlink()
      onSigned?.()
    })
  // Whoever no longer waits for the wallet has not taken back what it signs afterwards.
  await settle(run, { signal: waiting.signal }).finally(unlink)
  return name
}

type Registration = {
  readonly name: string
  readonly account: Awaited<ReturnType<typeof getNameAccount>>
}

/** Has the wallet sign for the name, registers it, and shows it. */
async function signAndSubmit(portico: Portico, { name, account }: Registration, onSigned: () => void): Promise<void> {
  const { address, coinType, networkId, isSmartAccount } = account
  const properties = { isSmartAccount, ensName: name }
  track(portico, { event: 'REGISTER_NAME_INITIATED', properties })
  try {
    const timestamp = Math.floor(portico[internals].clock.now() / 1000)
    const message = JSON.stringify({ name, attributes: {}, timestamp })
    const signature = await signMessage(portico, { namespace: 'eip155', address, message })
    onSigned()
    await submit(portico, { coinType, message, signature, name, account: { address, networkId } })
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    track(portico, { event: 'REGISTER_NAME_ERROR', properties: { ...properties, error: text } })
    throw error
  }
  track(portico, { event: 'REGISTER_NAME_SUCCESS', properties })
  showName(portico, { address, name })
}

type SubmitParameters = Pick<Parameters<typeof registerName>[1], 'coinType' | 'message' | 'signature'> &
  Pick<ReadNameStatusParameters, 'name' | 'account'>

/** Registers what was signed. Nothing but the end of the instance stops this: the person has approved it. */
async function submit(portico: Portico, { name, account, ...signed }: SubmitParameters): Promise<void> {
  const signal = portico[internals].lifetime
  try {
    const isRegistered = await registerName(portico, { ...signed, ...account, signal })
    if (!isRegistered) throw nameErrors('name/unsupported-network')
  } catch (error) {
    // The answer may be lost while the name is registered.
    const isRefused = isPorticoError(error, 'http/status') && Object(error.params).status < 500
    const status = isRefused
      ? undefined
      : await readNameStatus(portico, { name, account, signal }).catch(() => undefined)
    if (status !== 'own') throw nameErrors('name/registration-failed', { name }, { cause: error })
  }
}

/** Stores the name of an account, and shows it wherever the account is named. */
function showName(portico: Portico, { address, name }: { readonly address: string; readonly name: string }): void {
  const { clock, store } = portico[internals]
  const now = clock.now()
  const avatar = readIdentityCache(portico, { address, namespace: 'eip155' })?.avatar
  const identity: IdentityData = { name, avatar, updatedAt: now }
  writeIdentityCache(portico, { address, namespace: 'eip155', ...identity })
  // The names of the address that were read before lack this one.
  writeCacheEntry(store, { key: ensCacheKey, id: address, entry: undefined, now })
  const queryKey = ['identity', 'eip155', toIdentityKey(address, 'eip155'), true]
  getPart(portico, queryClientPart).setQueryData(queryKey, identity)
  getPart(portico, profilesPart).show()
  const form = getPart(portico, accountNamePart)
  if (form.address === address) form.owned = name
}
