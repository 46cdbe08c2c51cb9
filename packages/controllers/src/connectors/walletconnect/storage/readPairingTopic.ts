/** Reads the pairing topic out of a `wc:` URI. */
export function readPairingTopic(uri: string): string {
  return /^wc:([0-9a-f]+)@/.exec(uri)?.[1] ?? ''
}
