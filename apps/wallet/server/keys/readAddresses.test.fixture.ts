import { base58 } from '@scure/base'
import { toHex } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { readPublicKey } from '../solana/signEd25519.js'
import type { User } from '../store/createUsers.js'
import type { AccountKeys } from '../vault/AccountKeys.js'

/** Decrypts both keys of a person and returns their addresses: what the person's row says, if nothing was lost. */
export async function readAddresses(keys: Pick<AccountKeys, 'use'>, userId: string): Promise<User['addresses']> {
  return {
    eip155: await keys.use(userId, 'eip155', (key) => privateKeyToAddress(toHex(key))),
    solana: await keys.use(userId, 'solana', (seed) => base58.encode(readPublicKey(seed))),
  }
}
