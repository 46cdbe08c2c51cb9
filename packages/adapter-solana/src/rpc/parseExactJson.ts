/**
 * Parses the JSON of a node and keeps `value` fields that a double cannot hold exactly as texts of digits.
 *
 * @param text JSON text.
 */
export function parseExactJson(text: string): unknown {
  // Inside a JSON string the quotes around the name would be escaped, so only fields match.
  return JSON.parse(text.replace(/("value"\s*:\s*)(\d{16,})(?=\s*[,}])/g, '$1"$2"'))
}
