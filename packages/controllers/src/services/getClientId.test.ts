import { mainnet } from '@portico/core/networks'
import { createFakeConnection, createFakeFetch } from '@portico/core/testing'
import { afterEach, expect, it, vi } from 'vitest'
import { createPortico } from '../assembly/createPortico.js'
import { startReactions } from '../assembly/reactions/startReactions.js'
import { internals } from '../instance/Portico.js'

afterEach(() => vi.unstubAllGlobals())

it('has the instance name the relay client, last, to the blockchain API alone, and only while there is one', async () => {
  const fetch = createFakeFetch({ json: {} })
  vi.stubGlobal('fetch', fetch)
  const services = { blockchainApi: 'https://chains.example' }
  const [portico, other] = [
    createPortico({ networks: [mainnet], services }),
    createPortico({ networks: [mainnet], services }),
  ]
  for (const each of [portico, other]) startReactions(each)
  const { http, connections } = portico[internals]
  const url = 'https://chains.example/v1/?chainId=eip155%3A1'
  await http.json({ url })
  connections.set('eip155', Object.assign(createFakeConnection(), { relayClientId: 'did:key:z6Mk' }))
  await http.json({ url, query: { a: 1 } })
  const strangers = [
    'https://chains.example.evil/v1/',
    'https://node.example/',
    portico[internals].options.services.catalogue,
  ]
  for (const url of strangers) await http.json({ url })
  await other[internals].http.json({ url })
  connections.clear()
  await http.json({ url })
  expect(fetch.calls.map((call) => call.url.search)).toEqual([
    '?chainId=eip155%3A1',
    '?chainId=eip155%3A1&a=1&clientId=did%3Akey%3Az6Mk',
    ...strangers.map(() => ''),
    '?chainId=eip155%3A1',
    '?chainId=eip155%3A1',
  ])
  for (const each of [portico, other]) each.destroy()
})
