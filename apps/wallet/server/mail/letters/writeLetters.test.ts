import type { Locale } from '@portico/core/internal'
import { expect, test } from 'vitest'
import { letterCatalogue } from './letterCatalogue.js'
import { type CodeFacts, writeCodeLetter, writeLinkLetter, writeMovedLetter } from './writeLetters.js'

const locales = Object.keys(letterCatalogue) as Locale[]
const app = 'https://app.example'
const link = 'https://wallet.example/device#Ab-c_1'
const client = { browser: 'Firefox', system: 'Linux' }

function writeAll(locale: Locale) {
  return [
    writeCodeLetter({ locale, code: '012345', purpose: 'login', app }),
    writeCodeLetter({ locale, code: '012345', purpose: 'email-secondary', app: '' }),
    writeLinkLetter({ locale, link, client, app }),
    writeLinkLetter({ locale, link, client: { browser: undefined, system: undefined }, app: '' }),
    writeMovedLetter({ locale }),
  ]
}

/** What a mail program shows of a mail's HTML, in one line. */
function readHtml(html: string): string {
  const text = html
    .replace(/^[\s\S]*<body[^>]*>/, '')
    .replace(/<[^>]+>/g, '')
    .replace(/&#39;/g, "'")
    .replace(/&quot;/g, '"')
  return text.replace(/\s+/g, ' ').trim()
}

test('a code in English', () => {
  const { subject, text } = writeCodeLetter({ locale: 'en', code: '012345', purpose: 'email-primary', app })
  expect(subject).toBe('Your wallet code')
  expect(text).toBe(`Your code is 012345

Enter it at https://app.example to change the address of your wallet.
It works once, for 20 minutes.

Nobody will ever ask you for it by phone or mail. If you did not ask for it, do nothing.`)
})

test('a link in Arabic is a line of its own, and names keep their direction', () => {
  const { text, html } = writeLinkLetter({ locale: 'ar', link, client, app })
  expect(text.split('\n')).toContain(link)
  expect(text).toContain('\u2068https://app.example\u2069')
  expect(text).toContain('\u2068Firefox\u2069 على \u2068Linux\u2069')
  expect(html).toContain('<html lang="ar" dir="rtl">')
  expect(html).toContain(`<a dir="ltr" href="${link}"`)
})

test.each(locales)('every mail of %s says the same as text and as HTML', (locale) => {
  for (const { text, html, subject } of writeAll(locale)) {
    expect(readHtml(html)).toBe(text.replace(/[\u2068\u2069]/g, '').replace(/\s+/g, ' '))
    expect(`${subject}${text}`).not.toMatch(/[{}]|undefined/)
    expect(html).toContain(`dir="${letterCatalogue[locale].dir}"`)
  }
})

test.each(locales)('HTML of %s loads nothing, hides no link and leaves the colours to the mail program', (locale) => {
  for (const { html } of writeAll(locale)) {
    expect(html).not.toMatch(/src=|url\(|<link|<script|<style|<img|@import|color:|background/)
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    for (const [, href, text] of html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)</g)) expect(text).toBe(href)
  }
})

test('a code can be selected as it is', () => {
  const { html } = writeCodeLetter({ locale: 'ar', code: '012345', purpose: 'login', app })
  expect(html).toMatch(/<strong dir="ltr" style="[^"]*user-select: all">012345<\/strong>/)
})

test('a project’s note comes last, in its language or else in English, and is text', () => {
  const notes = { en: 'Help: {code} <b>', ar: 'مساعدة' }
  const write = (locale: Locale) => writeCodeLetter({ locale, code: '012345', purpose: 'login', app }, notes)
  expect(write('ar').text).toMatch(/\n\n\u2068مساعدة\u2069$/)
  expect(write('en-XA').text).toMatch(/\n\nHelp: \{code\} <b>$/)
  expect(write('en').html).toContain('<p><bdi>Help: {code} &lt;b&gt;</bdi></p>')
  expect(writeMovedLetter({ locale: 'en' }, { ar: 'مساعدة' }).text).not.toContain('مساعدة')
})

test('facts are text, whatever they are', () => {
  const bad = `<b a="1" b='2'>&{code}`
  const { html, text } = writeCodeLetter({
    locale: 'en',
    code: '012345',
    purpose: 'login',
    app: bad,
  } satisfies CodeFacts)
  expect(html).toContain('&lt;b a=&quot;1&quot; b=&#39;2&#39;&gt;&amp;{code}')
  expect(text).toContain(bad)
})

test('no locale is English by accident', () => {
  const other = (locale: Locale) => writeAll(locale).map(({ text, subject }) => subject + text)
  const english = other('en')
  for (const locale of locales.filter((each) => each !== 'en'))
    for (const [at, text] of other(locale).entries()) expect(text).not.toBe(english[at])
  const values = (texts: object): string[] =>
    Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : values(text)))
  const known = new Set(values(letterCatalogue.en))
  for (const locale of locales.filter((each) => each !== 'en'))
    expect(values({ ...letterCatalogue[locale], dir: '' }).filter((text) => known.has(text))).toEqual([])
})

test('every locale names the same facts in each text', () => {
  const list = (texts: object): string[] =>
    Object.entries(texts).flatMap(([name, text]) =>
      typeof text === 'string'
        ? [`${name}: ${[...text.matchAll(/\{\w+\}/g)].map(([fact]) => fact).sort()}`]
        : list(text),
    )
  for (const locale of locales) expect(list(letterCatalogue[locale])).toEqual(list(letterCatalogue.en))
})
