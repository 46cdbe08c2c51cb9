const endpoints =
  /^(.*?)(\/getWallets|\/getWalletImage\/[^/]+|\/public\/get(?:Asset|Currency|Token)Image\/[^/]+|\/projects\/v1\/origins|\/getAnalyticsConfig|\/e)$/

/**
 * Splits a path into the part of the base URL and the endpoint. `many` in the base selects the generated wallets, the
 * rest is the space.
 *
 * @param pathname Decoded path.
 * @returns `undefined` if there is no such endpoint.
 */
export function splitPath(pathname: string): { space: string; isMany: boolean; endpoint: string } | undefined {
  const [, base = '', endpoint] = endpoints.exec(pathname) ?? []
  if (!endpoint) return undefined
  const parts = base.split('/').filter(Boolean)
  return { space: parts.filter((part) => part !== 'many').join('/'), isMany: parts.includes('many'), endpoint }
}
