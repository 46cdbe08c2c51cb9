import { type TestPortico, walletConnectImage } from '@portico/controllers/testing'
import { createFakeConnector, type FakeConnector } from '@portico/core/testing'

/** As long as a real one, so that the code has as many modules. */
export const pairingUri = `wc:${'7f'.repeat(32)}@2?expiryTimestamp=1767225900&relay-protocol=irn&symKey=${'a9'.repeat(32)}`

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 56"><rect width="56" height="56" fill="#0b7a75"/>' +
    '<path d="M14 36l8-18 6 12 6-12 8 18" fill="none" stroke="#fff" stroke-width="4" stroke-linejoin="round"/></svg>',
)}`

/** A wallet that can be reached and had in every way. */
export const meridian = {
  id: 'meridian',
  name: 'Meridian',
  image_url: picture,
  homepage: 'https://meridian.example/',
  mobile_link: 'meridian://',
  webapp_link: 'https://app.meridian.example',
  desktop_link: 'meridian-desktop://',
  app_store: 'https://apps.apple.com/app/meridian/id1500000001',
  play_store: 'https://play.google.com/store/apps/details?id=example.meridian',
  chrome_store: 'https://chromewebstore.google.com/detail/meridian/abcdefghijklmnop',
}

/** A wallet that lives on phones alone. */
export const pocket = {
  id: 'pocket',
  name: 'Pocket Keys',
  mobile_link: 'pocketkeys://',
  app_store: 'https://apps.apple.com/app/pocket-keys/id1500000002',
}

/** A wallet that lives in browsers alone. */
const extension = {
  id: 'extension',
  name: 'Only Chrome',
  chrome_store: 'https://chromewebstore.google.com/detail/only-chrome/abcdefghijklmnop',
}

/** A wallet that has a browser of its own and takes no pairings. */
export const phantom = {
  id: 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393',
  name: 'Phantom',
  app_store: 'https://apps.apple.com/app/phantom/id1598432977',
}

/** A wallet whose link reaches something other than an app of its own. */
const odd = { id: 'odd', name: 'Odd Link', mobile_link: 'tel:+123456' }

export type FakePairing = {
  readonly connector: FakeConnector
  /** Shows a code that lasts four minutes from now. */
  showCode(uri?: string): void
  setTransport(state: 'connecting' | 'open' | 'trying' | 'offline'): void
}

/**
 * Puts a connector that pairs in the place of the instance's wallets, which waits until told otherwise, and wallets into
 * the catalogue.
 */
export function arrangePairing(
  { adapter, catalogue, clock }: TestPortico,
  { hasCode = true, wallets = [] as readonly FakeConnector[] } = {},
): FakePairing {
  catalogue.setWallets([meridian, pocket, extension, phantom, odd])
  const connector = createFakeConnector({
    id: 'walletConnect',
    name: 'WalletConnect',
    type: 'WALLET_CONNECT',
    image: walletConnectImage,
  })
  connector.onConnect('hang')
  const asked = () => {
    const call = connector.calls.findLast(({ name }) => name === 'connect')
    return call?.name === 'connect' ? call.parameters : undefined
  }
  const showCode = (uri = pairingUri) => asked()?.onUri?.(uri, { expiresAt: clock.now() + 240_000 })
  adapter.setConnectors([
    ...wallets,
    {
      ...connector,
      image: picture,
      connect(parameters) {
        const result = connector.connect(parameters)
        if (hasCode) showCode()
        return result
      },
    },
  ])
  return { connector, showCode, setTransport: (state) => asked()?.onTransport?.(state) }
}
