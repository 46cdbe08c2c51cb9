const encoded = '%[\\da-f]{2}'
const plain = "[\\w\\-.~!$&'()*+,;=]"
const segment = `(?:${plain}|[:@]|${encoded})`
const userinfo = `(?:(?:${plain}|:|${encoded})*@)?`
const host = `(\\[[\\da-f:.]+\\]|(?:${plain}|${encoded})*)`
const path = `(?:/${segment}*)*`
const rest = `(?:${segment}|[/?])*`

const authority = new RegExp(`^${userinfo}${host}(?::\\d{1,5})?$`, 'i')
const uri = new RegExp(
  `^[a-z][a-z\\d+.-]*:(?://${userinfo}${host}(?::\\d*)?${path}|/?(?:${segment}+${path})?)(?:\\?${rest})?(?:#${rest})?$`,
  'i',
)

/** The platform knows which texts are IPv6 addresses. */
function isHost(text: string | undefined): boolean {
  if (!text?.startsWith('[')) return true
  try {
    return new URL(`http://${text}`).host !== ''
  } catch {
    return false
  }
}

/**
 * Returns whether a text is an authority with a host, such as `app.example:8080`, as RFC 3986 defines it.
 *
 * @param text Any text.
 */
export function isAuthority(text: string): boolean {
  const [, found = ''] = authority.exec(text) ?? []
  return found !== '' && isHost(found)
}

/**
 * Returns whether a text is a URI as RFC 3986 defines it.
 *
 * @param text Any text.
 */
export function isUri(text: string): boolean {
  const match = uri.exec(text)
  return match !== null && isHost(match[1])
}
