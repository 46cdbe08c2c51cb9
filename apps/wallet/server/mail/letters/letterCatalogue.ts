import type { Locale } from '@portico/core/internal'
import { ar } from './ar.js'
import { en } from './en.js'
import type { LetterTexts } from './LetterTexts.js'

const accents: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', c: 'ç', n: 'ñ', s: 'š' }

/** Accents a text but not the names of its facts, and makes it a third longer. */
function toPseudo(text: string): string {
  const accented = text.replace(/\{\w+\}|./g, (part) => accents[part] ?? part)
  return `[${accented}${' ~'.repeat(Math.ceil(text.length / 6))}]`
}

function accentAll<texts extends object>(texts: texts): texts {
  const entries = Object.entries(texts).map(([name, text]) => [
    name,
    typeof text === 'string' ? toPseudo(text) : accentAll(text),
  ])
  // Every entry keeps its name and its kind.
  return Object.fromEntries(entries) as texts
}

/** The texts of the mails in every locale that Portico's own texts ship in. */
export const letterCatalogue: Readonly<Record<Locale, LetterTexts>> = {
  en,
  ar,
  'en-XA': { ...accentAll<LetterTexts>(en), dir: 'ltr' },
}
