import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect } from 'vitest'
import { walletFolder } from './walletFolder.js'

type Env = Readonly<Record<string, string>>

/** A process of the wallet, and everything that it has printed. */
export type WalletProcess = { readonly child: ChildProcess; output(): string }

/**
 * Builds the server as it is shipped.
 *
 * @param name Tells the builds of test files apart.
 * @returns Its folder, which the caller removes.
 */
export function buildProgram(name: string): string {
  // Inside the wallet's folder, because the bundle resolves its packages from its own location.
  const program = join(walletFolder(), 'dist', `test-${name}-${process.pid}`)
  const script = join(walletFolder(), 'scripts/build.mjs')
  const build = spawnSync(process.execPath, [script, '--only', 'server', '--out', program])
  expect(build.status, build.stderr.toString()).toBe(0)
  return program
}

/** Starts the program with nothing in its environment but these settings. */
export function runProgram(program: string, env: Env, args: readonly string[] = []): WalletProcess {
  const child = spawn(process.execPath, [join(program, 'main.js'), ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk))
  return { child, output: () => text }
}

/** Starts the program, and waits until it is ready to serve or has ended. */
export async function startProgram(program: string, env: Env, args: readonly string[] = []): Promise<WalletProcess> {
  const started = runProgram(program, env, args)
  await Promise.race([once(started.child, 'message'), once(started.child, 'close')])
  return started
}
