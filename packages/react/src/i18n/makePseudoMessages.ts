import type { Messages } from './Messages.js'

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  b: 'ƀ',
  c: 'ç',
  d: 'ð',
  e: 'é',
  f: 'ƒ',
  g: 'ĝ',
  h: 'ĥ',
  i: 'í',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ó',
  p: 'þ',
  q: 'ǫ',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'ú',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
}

/**
 * Makes the pseudo-locale of a group: each text accented, in brackets and a third longer. Facts within a text stay
 * readable enough, as they are accented with it.
 */
export function makePseudoMessages<messages extends Messages>(messages: messages): messages {
  const entries = Object.entries(messages).map(([name, message]) => [
    name,
    typeof message === 'string' ? toPseudo(message) : (facts: never) => toPseudo(message(facts)),
  ])
  // Every entry keeps its name and its kind.
  return Object.fromEntries(entries) as messages
}

/** Accents a text, puts it into brackets and makes it a third longer. */
function toPseudo(text: string): string {
  const accented = Array.from(text, (letter) => accents[letter] ?? letter).join('')
  return `[${accented}${' ~'.repeat(Math.ceil(text.length / 6))}]`
}
