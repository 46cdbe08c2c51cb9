import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createConnection, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const user = 'portico'
const startLimitMs = 30_000

/** A PostgreSQL server of this process's own, in a temporary folder. */
export type Postgres = {
  /** Makes an empty database and returns its URL. */
  createDatabase(name: string): string
  /** Ends the server at once, as a crash would, or after what was begun. */
  stop(signal?: 'SIGQUIT' | 'SIGINT'): Promise<void>
  /** Starts it again, with what it holds. */
  start(): Promise<void>
  /** Ends it for good, and removes its folder. */
  close(): Promise<void>
}

/** PostgreSQL refuses to run as root, so that it then runs as the user that its package made. */
function chooseUser(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const read = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  return { uid: read('-u'), gid: read('-g') }
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

async function canConnect(port: number): Promise<boolean> {
  const socket = createConnection({ port, host: '127.0.0.1' })
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

/**
 * Starts a PostgreSQL server for tests and the lab: on a free port of this machine, with a password of its own, and faster
 * than it is safe, as nobody misses what it holds after a power cut.
 *
 * @param binaries Folder of its programs, see `installPostgres`.
 * @throws Error With what it said if it does not start.
 */
export async function startPostgres(binaries: string): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-postgres-'))
  const place = join(folder, 'data')
  const passwordFile = join(folder, 'password')
  const password = randomBytes(16).toString('hex')
  const owner = chooseUser()
  mkdirSync(place)
  chmodSync(folder, 0o700)
  writeFileSync(passwordFile, password)
  if (owner) for (const each of [folder, place, passwordFile]) chownSync(each, owner.uid, owner.gid)
  const run = (program: string, args: readonly string[]) => {
    const options = { ...owner, cwd: folder, encoding: 'utf8', env: { ...process.env, PGPASSWORD: password } } as const
    const { status, stderr } = spawnSync(join(binaries, program), args, options)
    if (status !== 0) throw new Error(`${program} failed: ${stderr.trim()}`)
  }
  const port = await findPort()
  let child: ChildProcess | undefined
  const kill = () => child?.kill('SIGQUIT')
  // However this process ends, the server must not outlive it.
  process.once('exit', kill)

  async function start(): Promise<void> {
    // What was committed still outlives the server's own crash, as it was handed to the operating system.
    const speed = ['fsync=off', 'full_page_writes=off']
    const settings = [...speed, `unix_socket_directories=${folder}`, 'listen_addresses=127.0.0.1', `port=${port}`]
    const flags = settings.flatMap((setting) => ['-c', setting])
    child = spawn(join(binaries, 'postgres'), ['-D', place, ...flags], { ...owner, cwd: folder, stdio: 'pipe' })
    let said = ''
    child.stderr?.on('data', (chunk) => {
      said = `${said}${chunk}`.slice(-2_000)
    })
    child.stdout?.resume()
    const until = Date.now() + startLimitMs
    const isReady = () => said.includes('ready to accept connections')
    while (!isReady() || !(await canConnect(port))) {
      if (child.exitCode !== null || Date.now() > until) throw new Error(`PostgreSQL did not start: ${said.trim()}`)
      await wait(20)
    }
  }

  async function stop(signal: 'SIGQUIT' | 'SIGINT' = 'SIGINT'): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  async function close(): Promise<void> {
    await stop('SIGQUIT')
    process.off('exit', kill)
    if (existsSync(folder)) rmSync(folder, { recursive: true })
  }

  try {
    run('initdb', ['-D', place, '-U', user, '--pwfile', passwordFile, '-A', 'scram-sha-256', '-E', 'UTF8', '--no-sync'])
    await start()
  } catch (error) {
    await close()
    throw error
  }
  return {
    createDatabase(name) {
      run('createdb', ['-h', '127.0.0.1', '-p', `${port}`, '-U', user, name])
      return `postgres://${user}:${password}@127.0.0.1:${port}/${name}`
    },
    stop,
    start,
    close,
  }
}
