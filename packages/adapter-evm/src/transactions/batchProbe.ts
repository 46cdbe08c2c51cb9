import { type Address, concatHex, type Hex, hexToBigInt, numberToHex, size, slice } from 'viem'

/** A call of the account that is simulated. */
export type Step = { readonly to: Address; readonly data: Hex; readonly value: bigint }

/** What came of a step. `data` is what it returned, or with what it reverted. */
export type CallResult = { readonly isSuccess: boolean; readonly gas: bigint; readonly data: Hex }

/** Bytes that the output has for each step: whether it succeeded, its gas, and the first word that it returned. */
const stride = 96

const push = (value: number) => concatHex(['0x63', numberToHex(value, { size: 4 })])
const op = {
  add: '0x01',
  sub: '0x03',
  eq: '0x14',
  address: '0x30',
  caller: '0x33',
  codecopy: '0x39',
  returndatasize: '0x3d',
  returndatacopy: '0x3e',
  mstore: '0x52',
  jumpi: '0x57',
  gas: '0x5a',
  jumpdest: '0x5b',
  dup1: '0x80',
  swap1: '0x90',
  call: '0xf1',
  return: '0xf3',
  stop: '0x00',
} as const

/**
 * Assembles code that makes calls one after the other, as the account it is put at by a state override, and returns what
 * came of each. It runs when the account calls itself; for anybody else the account accepts whatever it is sent. It ends
 * at the first call that fails.
 *
 * @param steps The calls.
 */
export function assembleBatch(steps: readonly Step[]): Hex {
  const base = steps.length * stride
  const guard = (run: number) => concatHex([op.caller, op.address, op.eq, push(run), op.jumpi, op.stop, op.jumpdest])
  const start = guard(size(guard(0)) - 1)
  const finish = concatHex([push(base), push(0), op.return])
  // Offsets have four bytes whatever they are, so the length is known before the offsets.
  const draft = steps.map((step) => assembleStep(step, { out: 0, base, codeAt: 0, dataAt: 0 }))
  let codeAt = size(start)
  let dataAt = size(concatHex([start, ...draft, finish]))
  const parts = steps.map((step, index) => {
    const part = assembleStep(step, { out: index * stride, base, codeAt, dataAt })
    codeAt += size(part)
    dataAt += size(step.data)
    return part
  })
  return concatHex([start, ...parts, finish, ...steps.map(({ data }) => data)])
}

type Place = {
  /** Where its result is kept, and where all results end. */
  readonly out: number
  readonly base: number
  /** Where its code and its data begin. */
  readonly codeAt: number
  readonly dataAt: number
}

function assembleStep({ to, data, value }: Step, { out, base, codeAt, dataAt }: Place): Hex {
  const length = size(data)
  const build = (next: number) =>
    concatHex([
      // The data goes to memory; the gas that is left before the call stays on the stack.
      ...[push(length), push(dataAt), push(base), op.codecopy, op.gas],
      ...[push(32), push(out + 64), push(length), push(base)],
      ...['0x7f' as const, numberToHex(value, { size: 32 }), '0x73' as const, to, op.gas, op.call],
      // Whether it succeeded, and the gas it took.
      ...[op.dup1, push(out), op.mstore, op.swap1, op.gas, op.swap1, op.sub, push(out + 32), op.mstore],
      ...[push(next), op.jumpi],
      // It has failed: what it reverted with ends the output.
      ...[op.returndatasize, push(0), push(base), op.returndatacopy],
      ...[op.returndatasize, push(base), op.add, push(0), op.return, op.jumpdest],
    ])
  return build(codeAt + size(build(0)) - 1)
}

/**
 * Reads what the code of `assembleBatch` has returned.
 *
 * @param output What it returned.
 * @param count Number of its steps.
 * @returns The results up to the first call that failed; `undefined` if it is not its output.
 */
export function readBatch(output: Hex, count: number): readonly CallResult[] | undefined {
  const base = count * stride
  if (size(output) < base) return undefined
  const results: CallResult[] = []
  for (let at = 0; at < base; at += stride) {
    const isSuccess = hexToBigInt(slice(output, at, at + 32)) === 1n
    const gas = hexToBigInt(slice(output, at + 32, at + 64))
    const failure = size(output) > base ? slice(output, base) : '0x'
    results.push({ isSuccess, gas, data: isSuccess ? slice(output, at + 64, at + stride) : failure })
    if (!isSuccess) break
  }
  return results
}
