type Origin = { readonly scheme: string; readonly labels: readonly string[]; readonly port: string }

/**
 * Says whether an origin matches an allow-list pattern. `*` stands for whole labels: one, or as the first label one or
 * more; as a port it stands for any. A pattern without a scheme matches http and https. Anything malformed matches
 * nothing.
 *
 * @param pattern Such as `https://*.example.com`, `http://localhost:*` or `example.com`.
 * @param origin A serialised origin, such as `https://app.example.com`.
 */
export function matchOrigin(pattern: string, origin: string): boolean {
  const wanted = parseOrigin(pattern, true)
  const given = parseOrigin(origin, false)
  if (!wanted || !given) return false
  if (wanted.scheme ? wanted.scheme !== given.scheme : !/^https?$/.test(given.scheme)) return false
  if (wanted.port !== '*' && (wanted.port || defaultPort(given.scheme)) !== (given.port || defaultPort(given.scheme))) {
    return false
  }
  const [first] = wanted.labels
  const surplus = given.labels.length - wanted.labels.length
  if (surplus < 0 || (surplus > 0 && first !== '*')) return false
  return wanted.labels.every((label, index) => label === '*' || label === given.labels[index + surplus])
}

function parseOrigin(text: string, isPattern: boolean): Origin | undefined {
  const match = /^(?:([a-z][a-z\d+.-]*):\/\/)?(\[[\da-f:.]+\]|[^[\]:/?#@\\\s]+)(?::(\d{1,5}|\*))?$/i.exec(text)
  const [, scheme = '', host = '', port = ''] = match ?? []
  if (!match || (!isPattern && (!scheme || port === '*'))) return undefined
  const labels = host.startsWith('[') ? [host.toLowerCase()] : host.toLowerCase().split('.')
  const isLabel = isPattern ? /^(\[.+\]|[\p{L}\p{N}_-]+|\*)$/u : /^(\[.+\]|[\p{L}\p{N}_-]+)$/u
  return labels.every((label) => isLabel.test(label)) ? { scheme: scheme.toLowerCase(), labels, port } : undefined
}

function defaultPort(scheme: string): string {
  return scheme === 'https' ? '443' : scheme === 'http' ? '80' : ''
}
