import type { LiteSVM } from 'litesvm'
import { parseTokenAccount, parseTokenMint, tokenPrograms, toUiAmount } from '../tokens/parseTokenData.js'
import { readDecimals } from '../tokens/readTokenBalance.js'

const nativeMint = 'So11111111111111111111111111111111111111112'

function encodeTokenAccount(vm: LiteSVM, data: Uint8Array): object | undefined {
  const account = parseTokenAccount(data)
  const decimals = account && readDecimals(vm, account.mint)
  if (!account || decimals === undefined) return undefined
  const { mint, owner, amount, delegate, delegatedAmount, state, nativeReserve, closeAuthority, extensions } = account
  const info = {
    ...(closeAuthority && { closeAuthority }),
    ...(delegate && { delegate, delegatedAmount: toUiAmount(delegatedAmount, decimals) }),
    ...(extensions.length > 0 && { extensions }),
    isNative: mint === nativeMint,
    mint,
    owner,
    ...(nativeReserve !== undefined && { rentExemptReserve: toUiAmount(nativeReserve, decimals) }),
    state,
    tokenAmount: toUiAmount(amount, decimals),
  }
  return { type: 'account', info }
}

function encodeMint(data: Uint8Array): object | undefined {
  const mint = parseTokenMint(data)
  if (!mint) return undefined
  const { extensions, supply, ...facts } = mint
  return { type: 'mint', info: { ...facts, supply: `${supply}`, ...(extensions.length > 0 && { extensions }) } }
}

/**
 * Encodes a token account or a mint as `jsonParsed`.
 *
 * @param program Owner of the data.
 * @returns `undefined` for any other data, which is then sent as bytes.
 */
export function encodeTokenData(vm: LiteSVM, program: string, data: Uint8Array): object | undefined {
  const name = tokenPrograms[program]
  if (!name) return undefined
  const parsed = encodeTokenAccount(vm, data) ?? encodeMint(data)
  return parsed && { program: name, parsed, space: data.length }
}
