import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { openChainState } from './chainState.js'
import { compileContracts, hashContracts } from './compileContracts.js'
import { readCache } from './readCache.js'
import { writeCache } from './writeCache.js'

const folder = mkdtempSync(join(tmpdir(), 'lab-cache-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a file comes back as it was written; a missing or damaged one is as good as none', () => {
  const file = join(folder, 'file.json')
  expect(readCache(file)).toBeUndefined()
  writeCache(file, '{"a":1}')
  expect(readCache(file)).toEqual({ a: 1 })
  for (const text of ['', '{"a":']) {
    writeFileSync(file, text)
    expect(readCache(file)).toBeUndefined()
  }
})

test('damaged contracts are compiled anew', () => {
  writeFileSync(join(folder, `contracts-${hashContracts()}.json`), '{"LabToken":')
  expect(Object.keys(compileContracts(folder))).toContain('LabToken')
}, 60_000)

test('of a chain whose saved state is damaged nothing is used', async () => {
  const target = { cacheFolder: join(folder, 'chain'), chainId: 1 }
  const state = `0x${gzipSync('{"accounts":{}}').toString('hex')}`
  const server = createServer((_, response) => response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result: state })))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const contracts = { LAB: '0x1' } as const
  await openChainState(target).save(`http://127.0.0.1:${port}`, contracts)
  server.close()
  server.closeAllConnections()
  const { stateFile = '' } = openChainState(target)
  expect(openChainState(target).contracts).toEqual(contracts)
  writeFileSync(stateFile, '{"accounts":')
  expect(openChainState(target)).toMatchObject({ stateFile: undefined, contracts: undefined })
}, 30_000)
