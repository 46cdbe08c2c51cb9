import { isIPv6 } from 'node:net'

/**
 * Returns the network of an IP address, the key of rate limits: an IPv4 address, or the 64-bit prefix of an IPv6
 * address, since a customer usually has the whole prefix.
 *
 * @param ip Address from the socket or a proxy. Anything but IPv6 is returned unchanged.
 */
export function readSource(ip: string): string {
  const [address = ''] = ip.split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(address)) return ip
  const [head = '', tail] = address.toLowerCase().split('::')
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter((group) => group !== ''))
  const zeros = tail === undefined ? 0 : 8 - (before?.length ?? 0) - (after?.length ?? 0)
  const groups = [...(before ?? []), ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...(after ?? [])]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
