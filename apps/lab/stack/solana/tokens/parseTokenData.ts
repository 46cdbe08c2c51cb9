import { base58 } from '@scure/base'

/** Token programs, with the names that `jsonParsed` uses. */
export const tokenPrograms: Readonly<Record<string, string>> = {
  TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA: 'spl-token',
  TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb: 'spl-token-2022',
}

/** A token amount as the RPC returns it. */
export type UiAmount = {
  readonly amount: string
  readonly decimals: number
  readonly uiAmount: number | null
  readonly uiAmountString: string
}

/** An extension of Token-2022, parsed as far as the lab needs. */
type TokenExtension = { readonly extension: string; readonly state?: object }

/** A token account. */
export type TokenAccount = {
  readonly mint: string
  readonly owner: string
  readonly amount: bigint
  readonly delegate: string | undefined
  readonly delegatedAmount: bigint
  readonly state: 'initialized' | 'frozen' | 'uninitialized'
  /** Rent reserve of wrapped SOL, in lamports. */
  readonly nativeReserve: bigint | undefined
  readonly closeAuthority: string | undefined
  readonly extensions: readonly TokenExtension[]
}

/** A mint. */
export type TokenMint = {
  readonly mintAuthority: string | null
  readonly supply: bigint
  readonly decimals: number
  readonly isInitialized: boolean
  readonly freezeAuthority: string | null
  readonly extensions: readonly TokenExtension[]
}

const accountLength = 165
const mintLength = 82
const states = ['uninitialized', 'initialized', 'frozen'] as const
/** Value of the byte after the padded base, which distinguishes mints from accounts. */
const kinds = { mint: 1, account: 2 } as const

function createReader(data: Uint8Array) {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const readKey = (at: number) => base58.encode(Uint8Array.from(data.subarray(at, at + 32)))
  const hasOption = (at: number) => view.getUint32(at, true) === 1
  return {
    key: readKey,
    u16: (at: number) => view.getUint16(at, true),
    u64: (at: number) => view.getBigUint64(at, true),
    optionalKey: (at: number) => (hasOption(at) ? readKey(at + 4) : undefined),
    optionalU64: (at: number) => (hasOption(at) ? view.getBigUint64(at + 4, true) : undefined),
    /** A key of zeros means none. */
    keyOrNull: (at: number) => (data.subarray(at, at + 32).every((byte) => byte === 0) ? null : readKey(at)),
  }
}

type Reader = ReturnType<typeof createReader>

function readFee(reader: Reader, at: number) {
  return { epoch: reader.u64(at), maximumFee: reader.u64(at + 8), transferFeeBasisPoints: reader.u16(at + 16) }
}

const extensionReaders: Readonly<Record<number, (reader: Reader, at: number, data: Uint8Array) => TokenExtension>> = {
  1: (reader, at) => ({
    extension: 'transferFeeConfig',
    state: {
      transferFeeConfigAuthority: reader.keyOrNull(at),
      withdrawWithheldAuthority: reader.keyOrNull(at + 32),
      withheldAmount: reader.u64(at + 64),
      olderTransferFee: readFee(reader, at + 72),
      newerTransferFee: readFee(reader, at + 90),
    },
  }),
  2: (reader, at) => ({ extension: 'transferFeeAmount', state: { withheldAmount: reader.u64(at) } }),
  7: () => ({ extension: 'immutableOwner' }),
  8: (_, at, data) => ({
    extension: 'memoTransfer',
    state: { requireIncomingTransferMemos: data[at] === 1 },
  }),
  14: (reader, at) => ({
    extension: 'transferHook',
    state: { authority: reader.keyOrNull(at), programId: reader.keyOrNull(at + 32) },
  }),
  15: (_, at, data) => ({ extension: 'transferHookAccount', state: { transferring: data[at] === 1 } }),
}

function readExtensions(reader: Reader, data: Uint8Array, kind: number): readonly TokenExtension[] {
  if (data[accountLength] !== kind) return []
  const found: TokenExtension[] = []
  for (let at = accountLength + 1; at + 4 <= data.length; ) {
    const [type, length] = [reader.u16(at), reader.u16(at + 2)]
    if (type === 0) break
    found.push(extensionReaders[type]?.(reader, at + 4, data) ?? { extension: 'unparseableExtension' })
    at += 4 + length
  }
  return found
}

/** Parses a token account. Returns `undefined` for any other data. */
export function parseTokenAccount(data: Uint8Array): TokenAccount | undefined {
  const isAccount =
    data.length === accountLength || (data.length > accountLength && data[accountLength] === kinds.account)
  if (!isAccount) return undefined
  const reader = createReader(data)
  return {
    mint: reader.key(0),
    owner: reader.key(32),
    amount: reader.u64(64),
    delegate: reader.optionalKey(72),
    state: states[data[108] ?? 0] ?? 'uninitialized',
    nativeReserve: reader.optionalU64(109),
    delegatedAmount: reader.u64(121),
    closeAuthority: reader.optionalKey(129),
    extensions: readExtensions(reader, data, kinds.account),
  }
}

/** Parses a mint. Returns `undefined` for any other data. */
export function parseTokenMint(data: Uint8Array): TokenMint | undefined {
  const isMint = data.length === mintLength || (data.length > accountLength && data[accountLength] === kinds.mint)
  if (!isMint) return undefined
  const reader = createReader(data)
  return {
    mintAuthority: reader.optionalKey(0) ?? null,
    supply: reader.u64(36),
    decimals: data[44] ?? 0,
    isInitialized: data[45] === 1,
    freezeAuthority: reader.optionalKey(46) ?? null,
    extensions: readExtensions(reader, data, kinds.mint),
  }
}

/** Formats an amount as the RPC does: in base units, and with decimals. */
export function toUiAmount(amount: bigint, decimals: number): UiAmount {
  const digits = amount.toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = decimals > 0 ? digits.slice(-decimals).replace(/0+$/, '') : ''
  const uiAmountString = fraction ? `${whole}.${fraction}` : whole
  return { amount: amount.toString(), decimals, uiAmount: Number(uiAmountString), uiAmountString }
}
