import { base58 } from '@scure/base'
import type { ExtraMeta } from './readExtraMetas.js'

/** A call of a hook's program, with the accounts found so far. */
export type HookCall = {
  readonly program: string
  /** Addresses of its accounts, in order. */
  readonly addresses: readonly string[]
  /** Data of the instruction. */
  readonly argument: Uint8Array
  /** Reads the data of an account; none when it does not exist. */
  readonly readData: (address: string) => Promise<Uint8Array | undefined>
}

/**
 * Finds the address of an account that a hook wants. Throws `RangeError` for a description that leads outside of what
 * it speaks of, and what the derivation of an address throws.
 *
 * @param meta The description.
 * @param call The call so far.
 */
export async function findExtraAddress({ kind, config }: ExtraMeta, call: HookCall): Promise<string> {
  if (kind === 0) return base58.encode(config)
  if (kind === 2) return base58.encode(await readKey(config, call))
  if (kind !== 1 && kind < 128) throw new RangeError(`An account is described in an unknown way: ${kind}`)
  const program = kind === 1 ? call.program : addressAt(call, kind - 128)
  const { PublicKey } = await import('@solana/web3.js')
  const [address] = PublicKey.findProgramAddressSync(await readSeeds(config, call), new PublicKey(program))
  return address.toBase58()
}

/** Reads the seeds of a derived address. The first byte of each is its kind, and 0 ends the list. */
async function readSeeds(config: Uint8Array, call: HookCall): Promise<Uint8Array[]> {
  const seeds: Uint8Array[] = []
  let at = 0
  const next = () => byteAt(config, at++)
  while (at < config.length) {
    const kind = next()
    if (kind === 0) break
    if (kind === 1) {
      const length = next()
      seeds.push(cut(config, at, length))
      at += length
    } else if (kind === 2) seeds.push(cut(call.argument, next(), next()))
    else if (kind === 3) seeds.push(base58.decode(addressAt(call, next())))
    else if (kind === 4) seeds.push(cut(await dataAt(call, next()), next(), next()))
    else throw new RangeError(`A seed is described in an unknown way: ${kind}`)
  }
  return seeds
}

/** Reads an address from the instruction's data, or from that of an account. */
async function readKey(config: Uint8Array, call: HookCall): Promise<Uint8Array> {
  const kind = byteAt(config, 0)
  if (kind === 1) return cut(call.argument, byteAt(config, 1), 32)
  if (kind === 2) return cut(await dataAt(call, byteAt(config, 1)), byteAt(config, 2), 32)
  throw new RangeError(`An address is described in an unknown way: ${kind}`)
}

async function dataAt(call: HookCall, at: number): Promise<Uint8Array> {
  return (await call.readData(addressAt(call, at))) ?? new Uint8Array()
}

function addressAt({ addresses }: HookCall, at: number): string {
  const address = addresses[at]
  if (address === undefined) throw new RangeError(`There is no account ${at}`)
  return address
}

function byteAt(bytes: Uint8Array, at: number): number {
  const byte = bytes[at]
  if (byte === undefined) throw new RangeError('A description ends too early')
  return byte
}

function cut(bytes: Uint8Array, from: number, length: number): Uint8Array {
  if (from + length > bytes.length) throw new RangeError('A part of an address lies outside of its bytes')
  return bytes.slice(from, from + length)
}
