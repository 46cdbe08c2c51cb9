import { matchOrigin } from '@portico/core/internal'
import { internals, type Portico } from '../../instance/Portico.js'

/** Content ids of IPFS, with a path inside. */
const ipfsLink = /^ipfs:\/\/(?:ipfs\/)?([a-z\d]{32,128}(?:\/[^?#]*)?)$/i

/**
 * Returns the URL where a picture may be requested that a service, a token or an item names. Whoever made it would
 * otherwise learn from its host who looks at it. `ipfs:` links go to `services.ipfsGateway`.
 *
 * @param portico The instance.
 * @param image What was named.
 * @returns A URL at a host of the app's services or of the option `pictureHosts`; `undefined` for all others.
 */
export function toPictureUrl(portico: Portico, image: string | undefined): string | undefined {
  const { pictureHosts = [], services } = portico[internals].options
  const { blockchainApi, catalogue, ipfsGateway } = services
  if (image === undefined) return undefined
  const [, path] = ipfsLink.exec(image) ?? []
  if (path !== undefined) return ipfsGateway && `${ipfsGateway}/ipfs/${path}`
  // Compared as text, because lists of 10,000 tokens go through here: what follows the slash cannot change the host.
  const isOwn = [blockchainApi, catalogue, ipfsGateway].some((base) => base && image.startsWith(`${getOrigin(base)}/`))
  return isOwn || (pictureHosts.length > 0 && isAllowed(pictureHosts, image)) ? image : undefined
}

function getOrigin(base: string): string | undefined {
  return /^https?:\/\/[^/]+/.exec(base)?.[0]
}

function isAllowed(pictureHosts: readonly string[], image: string): boolean {
  try {
    const { origin, protocol, username, password } = new URL(image)
    return protocol === 'https:' && !username && !password && pictureHosts.some((host) => matchOrigin(host, origin))
  } catch {
    return false
  }
}
