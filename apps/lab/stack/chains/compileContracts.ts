import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Abi, Hex } from 'viem'
import { labFolder } from '../../shared/labFolder.js'
import { readCache } from './readCache.js'
import { writeCache } from './writeCache.js'

/** ABI and bytecode of a compiled contract. */
export type Artifact = { readonly abi: Abi; readonly bytecode: Hex }

type CompilerOutput = {
  errors?: { severity: string; formattedMessage: string }[]
  contracts: Record<string, Record<string, { abi: Abi; evm: { bytecode: { object: string } } }>>
}

function readSources(folder: string): Record<string, { content: string }> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.sol'))
  return Object.fromEntries(files.sort().map((name) => [name, { content: readFileSync(join(folder, name), 'utf8') }]))
}

/** Returns a hash of the sources. The packages they import are pinned by the lockfile. */
export function hashContracts(): string {
  const sources = readSources(join(labFolder(), 'stack/contracts'))
  return createHash('sha256').update(JSON.stringify(sources)).digest('hex').slice(0, 16)
}

function compile(): Record<string, Artifact> {
  const folder = labFolder()
  const require = createRequire(join(folder, 'package.json'))
  const openzeppelin = dirname(require.resolve('@openzeppelin/contracts/package.json'))
  const listeners = process.listeners('unhandledRejection')
  // The compiler's types do not cover its callbacks. Its readme documents this call.
  const solc = require('solc') as {
    compile(input: string, callbacks: { import(path: string): { contents: string } }): string
  }
  // Its WebAssembly wrapper aborts on every unhandled rejection of the process.
  for (const added of process.listeners('unhandledRejection'))
    if (!listeners.includes(added)) process.off('unhandledRejection', added)

  const input = {
    language: 'Solidity',
    sources: readSources(join(folder, 'stack/contracts')),
    settings: {
      evmVersion: 'prague',
      optimizer: { enabled: true, runs: 200 },
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
    },
  }
  const readImport = (path: string) => ({
    contents: readFileSync(path.replace('@openzeppelin/contracts', openzeppelin), 'utf8'),
  })
  // solc's standard JSON output, limited to the selection above.
  const output = JSON.parse(solc.compile(JSON.stringify(input), { import: readImport })) as CompilerOutput
  const failures = output.errors?.filter((entry) => entry.severity === 'error') ?? []
  if (failures.length > 0) throw new Error(failures.map((entry) => entry.formattedMessage).join('\n'))

  const own = Object.keys(input.sources).flatMap((file) => Object.entries(output.contracts[file] ?? {}))
  return Object.fromEntries(
    own.map(([name, { abi, evm }]) => [name, { abi, bytecode: `0x${evm.bytecode.object}` as const }]),
  )
}

/**
 * Compiles the lab's contracts, or returns the result of an earlier run with the same sources.
 *
 * @param cacheFolder Folder of the lab's caches.
 * @returns Artifacts by contract name.
 * @throws Error with the compiler's messages.
 */
export function compileContracts(cacheFolder: string): Record<string, Artifact> {
  const file = join(cacheFolder, `contracts-${hashContracts()}.json`)
  const cached = readCache<Record<string, Artifact>>(file)
  if (cached) return cached
  const artifacts = compile()
  writeCache(file, JSON.stringify(artifacts))
  return artifacts
}
