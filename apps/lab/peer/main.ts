import { createInterface } from 'node:readline'
import type { LabManifest } from '../stack/web/createManifest.js'
import { createPeerWallet } from './createPeerWallet.js'
import { followPeer } from './followPeer.js'
import { readPeerOptions } from './readPeerOptions.js'

const print = (text: string) => void process.stdout.write(`${text}\n`)
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]()

async function askYesNo(question: string): Promise<boolean> {
  process.stdout.write(`  ${question} [y/n] `)
  const { value, done } = await lines.next()
  return !done && /^\s*y/i.test(value)
}

async function readLab(url: string): Promise<LabManifest> {
  const response = await fetch(`${url}/lab.json`).catch(() => undefined)
  if (!response?.ok) throw new Error(`No lab runs at ${url}. Start it with: npm run lab`)
  return response.json()
}

async function run(): Promise<void> {
  const { uri, mode, relay, lab } = readPeerOptions(process.argv.slice(2), process.env)
  const manifest = await readLab(lab)
  const relayUrl = relay ?? manifest.services.relay
  if (!relayUrl) throw new Error('The lab has no relay. Name one: --relay ws://…')
  const storagePrefix = crypto.randomUUID()
  const peer = await createPeerWallet({ relayUrl, chains: manifest.chains, url: `${manifest.web}/peer`, storagePrefix })
  process.once('SIGINT', () => peer.disconnect().finally(() => process.exit(130)))
  const ended = followPeer({ peer, mode, print, askYesNo })
  await peer.pair(uri)
  print('Paired. Ctrl-C disconnects and ends.')
  await ended
  print('No session is left.')
  await peer.close()
}

run().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exit(1)
  },
)
