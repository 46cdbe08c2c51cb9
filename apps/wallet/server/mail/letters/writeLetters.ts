import type { Locale } from '@portico/core/internal'
import type { ChallengePurpose } from '../../login/createChallengeTable.js'
import type { ClientNames } from '../../login/describeClient.js'
import { letterCatalogue } from './letterCatalogue.js'
import { type Fact, type Letter, renderLetter } from './renderLetter.js'

const name = (value: string): Fact => ({ kind: 'name', value })

/** What the mail with a code says. */
export type CodeFacts = {
  readonly locale: Locale
  readonly code: string
  readonly purpose: ChallengePurpose
  /** Verified name of the app, or ''. */
  readonly app: string
}

/** Writes the mail with a code. */
export function writeCodeLetter({ locale, code, purpose, app }: CodeFacts): Letter {
  const texts = letterCatalogue[locale].code
  const enter = texts.enter[purpose]
  return renderLetter({
    locale,
    subject: texts.subject,
    paragraphs: [[texts.code], [app ? enter.atApp : enter.anywhere, texts.validity], [texts.warning]],
    facts: { code: { kind: 'code', value: code }, app: name(app) },
  })
}

/** What the mail with a link says. */
export type LinkFacts = {
  readonly locale: Locale
  readonly link: string
  readonly client: ClientNames
  /** Verified name of the app, or ''. */
  readonly app: string
}

/** Writes the mail with the link that approves a new browser. */
export function writeLinkLetter({ locale, link, client, app }: LinkFacts): Letter {
  const texts = letterCatalogue[locale].link
  return renderLetter({
    locale,
    subject: texts.subject,
    paragraphs: [
      [texts.request],
      [...(app ? [texts.app] : []), texts.browser.replace('{client}', texts.client)],
      [texts.approve],
      ['{link}'],
      [texts.deny],
    ],
    facts: {
      app: name(app),
      browser: name(client.browser ?? texts.unknownBrowser),
      system: name(client.system ?? texts.unknownSystem),
      link: { kind: 'link', value: link },
    },
  })
}

/**
 * Writes the mail that notifies the previous address of a change. It omits the new address, which anybody may have
 * chosen.
 */
export function writeMovedLetter(locale: Locale): Letter {
  const { subject, change, warning } = letterCatalogue[locale].moved
  return renderLetter({ locale, subject, paragraphs: [[change], [warning]], facts: {} })
}
