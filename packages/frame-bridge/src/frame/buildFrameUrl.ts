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
  /** Language of the page, as a BCP 47 tag, for the wallet's mails. Left out if unknown; older wallet sites ignore it. */
  readonly lang?: string | undefined
}

/** Returns the address of the wallet site's frame page. Throws `frame/invalid-origin`. */
export function buildFrameUrl(parameters: BuildFrameUrlParameters): URL {
  const { origin, projectId, chainId = 'eip155:1', version = '4', enableLogger = false, lang } = parameters
  const url = parse(origin)
  if (!url || !['http:', 'https:'].includes(url.protocol)) throw frameErrors('frame/invalid-origin', { origin })
  const told = { projectId, chainId, version, enableLogger: String(enableLogger), ...(lang && { lang }) }
  url.search = String(new URLSearchParams(told))
  return url
}

function parse(origin: string): URL | undefined {
  try {
    return new URL('/sdk', origin)
  } catch {
    return undefined
  }
}
