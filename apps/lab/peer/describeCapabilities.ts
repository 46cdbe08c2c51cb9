/**
 * Returns the session properties that describe the wallet's capabilities (EIP-5792).
 *
 * @param addresses Accounts of the session.
 * @param chainIds Ids of the chains that the wallet knows.
 */
export function describeCapabilities(
  addresses: readonly string[],
  chainIds: readonly number[],
): Record<string, string> {
  const chains = chainIds.map((id) => [`0x${id.toString(16)}`, { atomic: { status: 'unsupported' } }])
  const accounts = addresses.map((address) => [address, Object.fromEntries(chains)])
  return { capabilities: JSON.stringify(Object.fromEntries(accounts)) }
}
