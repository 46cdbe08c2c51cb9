import { frameErrors } from '../protocol/frameErrors.js'

export type BuildFrameUrlParameters = {
  /** Origin of the wallet site, such as `https://wallet.example`. */
  readonly origin: string
  readonly projectId: string
  /** CAIP-2 id of the initial network. Default: `eip155:1`. */
  readonly chainId?: string | undefined
  /** Version of the wallet site's protocol. Default `4`. */
  readonly version?: string | undefined
  /** Whether the wallet site writes to the console. Default `false`. */
  readonly enableLogger?: boolean | undefined
}

/** Returns the address of the wallet site's frame page. Throws `frame/invalid-origin`. */
export function buildFrameUrl(parameters: BuildFrameUrlParameters): URL {
  const { origin, projectId, chainId = 'eip155:1', version = '4', enableLogger = false } = parameters
  const url = parse(origin)
  if (!url || !['http:', 'https:'].includes(url.protocol)) throw frameErrors('frame/invalid-origin', { origin })
  url.search = String(new URLSearchParams({ projectId, chainId, version, enableLogger: String(enableLogger) }))
  return url
}

function parse(origin: string): URL | undefined {
  try {
    return new URL('/sdk', origin)
  } catch {
    return undefined
  }
}
