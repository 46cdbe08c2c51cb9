import '../page/page.css'
import './peer.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createPeerWallet } from '../../peer/createPeerWallet.js'
import { collectErrors } from '../page/collectErrors.js'
import { readManifest } from '../page/readManifest.js'
import { showFailure } from '../page/showFailure.js'
import { Peer } from './Peer.js'

/**
 * Reads the pairing link a page of the wallet was opened with.
 *
 * @param search Query of the page's URL.
 */
function readLink(search: string): string {
  const link = new URLSearchParams(search).get('uri') ?? ''
  // Some apps encode the link twice.
  return link.startsWith('wc%3A') ? decodeURIComponent(link) : link
}

async function start(): Promise<void> {
  collectErrors()
  const manifest = await readManifest()
  const relay = new URLSearchParams(location.search).get('relay') ?? manifest.services.relay
  if (!relay) throw new Error('The lab has no relay')
  const peer = await createPeerWallet({
    relayUrl: relay,
    chains: manifest.chains,
    url: `${manifest.web}/peer`,
    storagePrefix: 'peer-page',
    storage: localStorage,
  })
  Object.assign(window, { peerWallet: peer })
  const root = document.getElementById('root')
  if (!root) return
  createRoot(root).render(
    <StrictMode>
      <Peer peer={peer} link={readLink(location.search)} />
    </StrictMode>,
  )
}

start().catch(showFailure)
