import { mainnet } from '@portico/core/networks'
import { createFakeContext, createFakeNode } from '@portico/core/testing'
import { encodeAbiParameters, type Hex } from 'viem'
import { expect, test } from 'vitest'
import { createClients } from '../calls/createClients.js'
import { readAvatar } from './readAvatar.js'

/** A network whose resolver has this avatar record for every name. */
function read(record: string, hosts?: readonly string[]): Promise<string | undefined> {
  const text = encodeAbiParameters([{ type: 'string' }], [record])
  const resolver: Hex = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
  const fetch = createFakeNode({
    eth_call: () => encodeAbiParameters([{ type: 'bytes' }, { type: 'address' }], [text, resolver]),
  })
  const getClient = createClients(createFakeContext({ networks: [mainnet], fetch }))
  return readAvatar({ client: getClient('eip155:1'), name: 'alice.eth', hosts })
}

const picture = 'data:image/png;base64,AA=='

test('a picture within the record contacts nobody, so it counts', async () => {
  await expect(read(picture)).resolves.toBe(picture)
})

test.each<[record: string, hosts: readonly string[] | undefined, isTaken: boolean]>([
  ['https://pictures.example/a.png', undefined, false],
  ['https://pictures.example/a.png', [], false],
  ['https://pictures.example/a.png', ['pictures.example'], true],
  ['https://eu.pictures.example/a.png', ['*.pictures.example'], true],
  ['https://pictures.example.evil.example/a.png', ['pictures.example', '*.pictures.example'], false],
  ['https://pictures.example@evil.example/a.png', ['pictures.example'], false],
  ['http://pictures.example/a.png', ['pictures.example', 'http://pictures.example'], false],
  ['//pictures.example/a.png', ['pictures.example'], false],
  ['eip155:1/erc721:0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2/1', ['pictures.example'], false],
  ['ipfs://bafy/a.png', ['pictures.example'], false],
  ['javascript:alert(1)', ['pictures.example'], false],
  ['', ['pictures.example'], false],
])('%j where %j may be asked: %s', async (record, hosts, isTaken) => {
  await expect(read(record, hosts)).resolves.toBe(isTaken ? record : undefined)
})
