import { type Listening, listen } from '@portico/app-parts/http/listen'
import { readBody } from '@portico/app-parts/http/readBody'
import { afterEach, expect, test } from 'vitest'
import { findBasePort } from '../../../lab/stack/testing/findBasePort.js'
import { createFundCaller } from './createFundCaller.js'

let server: Listening | undefined
afterEach(() => server?.close())

const addresses = { eip155: '0x00000000000000000000000000000000000000aa', solana: 'So1' } as const

test('the addresses are told, and a refusal is no failure of the login', async () => {
  const port = await findBasePort()
  const told: unknown[] = []
  server = await listen(port, async (request, response) => {
    told.push(JSON.parse((await readBody(request)).toString()))
    response.writeHead(told.length === 1 ? 200 : 503).end()
  })
  const reasons: string[] = []
  const give = createFundCaller({ url: `http://127.0.0.1:${port}/fund`, onFailure: (reason) => reasons.push(reason) })
  await give({ addresses })
  await give({ addresses })
  expect(told).toEqual([addresses, addresses])
  expect(reasons).toEqual(['No first coins were given: status 503'])
})
