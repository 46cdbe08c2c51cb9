import { createWriteStream, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

/** The log file of all parts. Each line starts with the time and the part's name. */
export type Log = {
  write(part: string, line: string): void
  /** Copies a child's output, line by line. */
  follow(part: string, stream: Readable): void
  close(): Promise<void>
}

/**
 * Creates the log of one run.
 *
 * @param file Path; an existing file is overwritten.
 */
export function createLog(file: string): Log {
  mkdirSync(dirname(file), { recursive: true })
  const output = createWriteStream(file)
  const write = (part: string, line: string) => {
    if (output.writable) output.write(`${new Date().toISOString()} [${part}] ${line}\n`)
  }
  return {
    write,
    follow(part, stream) {
      createInterface({ input: stream }).on('line', (line) => write(part, line))
    },
    close: () => new Promise((resolve) => output.end(() => resolve())),
  }
}
