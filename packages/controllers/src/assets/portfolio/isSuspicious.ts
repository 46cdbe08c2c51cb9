import type { Token } from '@portico/core'

/** Words and addresses of web pages that unasked tokens lure with. */
const lure =
  /\b(?:claim|visit|airdrops?|rewards?|redeem|vouchers?|bonus)\b|https?:|www\.|[a-z\d-]\.(?:app|cc|cfd|club|com|fi|gift|info|io|live|me|net|one|online|org|pro|site|top|vip|win|xyz)\b/i

/**
 * Returns whether a token looks like it was sent to mislead: its name asks to go somewhere, or mixes alphabets, as a
 * look-alike of a known token does. Ask it only about tokens without a known price.
 *
 * @param token The token.
 */
export function isSuspicious({ name, symbol }: Pick<Token, 'name' | 'symbol'>): boolean {
  return [name, symbol].some((text) => lure.test(text) || mixesAlphabets(text))
}

function mixesAlphabets(text: string): boolean {
  const hasLatin = /\p{Script=Latin}/u.test(text.normalize('NFKC'))
  return hasLatin && /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u.test(text)
}
