import { isEmail } from '@portico/core'
import type { Locale } from '@portico/core/internal'
import addressparser from 'nodemailer/lib/addressparser/index.js'
import { letterCatalogue } from '../mail/letters/letterCatalogue.js'
import { toFrameAncestors } from '../site/toFrameAncestors.js'
import { allFeatures, type ProjectFeature } from './Project.js'

const mostOrigins = 100
const mostName = 80
const mostNote = 500

/** Lines could forge those of a mail or a log. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: that there are none is what is checked.
const control = /[\u0000-\u001f\u007f]/

/** @throws Error If it is no id of a project. */
export function parseProjectId(text: string): string {
  if (/^[\w.-]{1,64}$/.test(text)) return text
  throw new Error('must have 1 to 64 letters, digits, dots, hyphens or underscores')
}

/** @throws Error If it is empty, too long or more than a line. */
export function parseProjectName(text: string): string {
  const name = text.trim()
  if (name !== '' && name.length <= mostName && !control.test(name)) return name
  throw new Error(`must be a line of 1 to ${mostName} characters`)
}

/**
 * Reads patterns of origins; each stands once.
 *
 * @throws Error If a browser could not enforce one of them, or there are too many.
 */
export function parseOrigins(patterns: readonly string[]): readonly string[] {
  const origins = [...new Set(patterns.map((pattern) => pattern.toLowerCase()))]
  if (origins.length > mostOrigins) throw new Error(`must be ${mostOrigins} at most`)
  toFrameAncestors(origins)
  return origins
}

/**
 * Reads the sender of mails. Mail servers refuse mails of one that is none, each of them and at the worst time.
 *
 * @throws Error If it is no address with or without a name.
 */
export function parseSender(text: string): string {
  const [sender, ...more] = addressparser(text, { flatten: true })
  if (sender && more.length === 0 && isEmail(sender.address) && !control.test(text)) return text
  throw new Error('must be an e-mail address, such as Wallet <wallet@example.com>')
}

/** @throws Error If there are no texts in this locale. */
function parseLocale(text: string): Locale {
  // Every key of the catalogue is a locale.
  if (Object.hasOwn(letterCatalogue, text)) return text as Locale
  throw new Error(`must name one of the locales ${Object.keys(letterCatalogue).join(', ')}`)
}

/**
 * Reads the last paragraph of mails in one locale, such as `en=Help: help@my-app.example`; `en=` stands for none.
 *
 * @throws Error If the locale is none, or the text is missing, too long or more than a line.
 */
export function parseNote(text: string): { readonly locale: Locale; readonly note: string } {
  const at = text.indexOf('=')
  const locale = parseLocale(at < 0 ? text : text.slice(0, at))
  const note = text.slice(at + 1).trim()
  if (at < 0 || note.length > mostNote || control.test(note))
    throw new Error(`must be a locale, "=" and a line of at most ${mostNote} characters`)
  return { locale, note }
}

/** @throws Error If it is no feature. */
export function parseFeature(text: string): ProjectFeature {
  const feature = allFeatures.find((each) => each === text)
  if (feature) return feature
  throw new Error(`must be one of ${allFeatures.join(', ')}`)
}
