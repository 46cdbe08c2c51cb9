/** Opcodes of the VM (sBPF) that the program uses. */
const opcodes = { loadDouble: 0x79, addImmediate: 0x07, exit: 0x95 } as const

/** Sizes of the parts of an ELF file, in bytes. */
const sizes = { header: 64, segment: 56, section: 64, instruction: 8 } as const

/**
 * Assembles a program that succeeds if it is called with a given number of accounts. Assembled here because the lab has
 * no compiler for the VM.
 *
 * @param accounts Number of accounts.
 * @returns The ELF file to deploy.
 */
export function createHookProgram(accounts: number): Uint8Array {
  const code = [
    // Register 1 points at the number of accounts. Register 0 is the result, and 0 means success.
    ...instruction(opcodes.loadDouble, 0x10, 0),
    ...instruction(opcodes.addImmediate, 0x00, -accounts),
    ...instruction(opcodes.exit, 0x00, 0),
  ]
  // The next section must start at a multiple of 8.
  const names = '\0.text\0.shstrtab'.padEnd(24, '\0')
  const codeAt = sizes.header + sizes.segment
  const namesAt = codeAt + code.length
  const sectionsAt = namesAt + names.length
  const identity = [0x7f, ...ascii('ELF'), 2, 1, 1, 0, ...new Array<number>(8).fill(0)]
  const header = [
    ...identity,
    // ELF header of a shared object for BPF, version 1, whose entry point is its first instruction.
    ...le([3, 2], [247, 2], [1, 4], [codeAt, 8], [sizes.header, 8], [sectionsAt, 8], [0, 4]),
    ...le([sizes.header, 2], [sizes.segment, 2], [1, 2], [sizes.section, 2], [3, 2], [2, 2]),
  ]
  const place = [codeAt, 8] as const
  const length = [code.length, 8] as const
  const segment = le([1, 4], [5, 4], place, place, place, length, length, [8, 8])
  const sections = [
    ...new Array<number>(sizes.section).fill(0),
    ...le([names.indexOf('.text'), 4], [1, 4], [6, 8], place, place, length, [0, 4], [0, 4], [8, 8], [0, 8]),
    ...le([names.indexOf('.shstrtab'), 4], [3, 4], [0, 8], [0, 8], [namesAt, 8], [names.length, 8]),
    ...le([0, 4], [0, 4], [1, 8], [0, 8]),
  ]
  return Uint8Array.from([...header, ...segment, ...code, ...ascii(names), ...sections])
}

function instruction(opcode: number, registers: number, immediate: number): readonly number[] {
  return le([opcode, 1], [registers, 1], [0, 2], [immediate, 4])
}

function le(...fields: readonly (readonly [value: number, size: number])[]): readonly number[] {
  return fields.flatMap(([value, size]) =>
    Array.from({ length: size }, (_, at) => Number((BigInt(value) >> BigInt(8 * at)) & 0xffn)),
  )
}

function ascii(text: string): readonly number[] {
  return [...text].map((letter) => letter.charCodeAt(0))
}
