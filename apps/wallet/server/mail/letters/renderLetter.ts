import type { Locale } from '@portico/core/internal'
import { letterCatalogue } from './letterCatalogue.js'

/** A mail, as text and as HTML that says the same. */
export type Letter = {
  readonly locale: Locale
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** A fact of a mail: a name within a sentence, a code, or a link, which has a line of its own. */
export type Fact = { readonly kind: 'name' | 'code' | 'link'; readonly value: string }

export type RenderLetterParameters = {
  readonly locale: Locale
  readonly subject: string
  /** Paragraphs of lines. `{name}` in a line stands for the fact of that name. */
  readonly paragraphs: readonly (readonly string[])[]
  readonly facts: Readonly<Record<string, Fact>>
}

/** Code and link are read from left to right in every language, and can be told from the text around. */
const styles = {
  body: 'font: 16px/1.5 system-ui, sans-serif; max-width: 34em; margin: 0 auto; padding: 1em',
  code: 'font: bold 1.75em ui-monospace, monospace; letter-spacing: 0.15em; unicode-bidi: isolate; user-select: all',
  link: 'overflow-wrap: anywhere',
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter)
}

function factToHtml({ kind, value }: Fact): string {
  const text = escapeHtml(value)
  if (kind === 'code') return `<strong dir="ltr" style="${styles.code}">${text}</strong>`
  // What is pressed is what is read: no link hides behind other words.
  if (kind === 'link') return `<a dir="ltr" href="${text}" style="${styles.link}">${text}</a>`
  return `<bdi>${text}</bdi>`
}

/** Puts facts into a line, and writes the text around them by `write`. */
function fill(
  line: string,
  facts: Readonly<Record<string, Fact>>,
  { write, writeFact }: { write: (text: string) => string; writeFact: (fact: Fact) => string },
): string {
  return line
    .split(/\{(\w+)\}/)
    .map((part, at) => {
      const fact = at % 2 === 1 ? facts[part] : undefined
      return fact ? writeFact(fact) : write(part)
    })
    .join('')
}

/**
 * Renders a mail as plain text and as HTML. The HTML loads nothing and sets no colours, so that the mail program's own
 * ones hold, light or dark.
 */
export function renderLetter({ locale, subject, paragraphs, facts }: RenderLetterParameters): Letter {
  const { dir } = letterCatalogue[locale]
  // In text from right to left, a name in Latin letters would otherwise take the punctuation around it along (UAX #9).
  const isolate = ({ kind, value }: Fact) => (dir === 'rtl' && kind !== 'link' ? `\u2068${value}\u2069` : value)
  const toText = (line: string) => fill(line, facts, { write: (text) => text, writeFact: isolate })
  const toHtml = (line: string) => fill(line, facts, { write: escapeHtml, writeFact: factToHtml })
  const text = paragraphs.map((lines) => lines.map(toText).join('\n')).join('\n\n')
  const body = paragraphs.map((lines) => `<p>${lines.map(toHtml).join('<br>\n')}</p>`).join('\n')
  const html = `<!doctype html>
<html lang="${locale}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="${styles.body}">
${body}
</body>
</html>
`
  return { locale, subject, text, html }
}
