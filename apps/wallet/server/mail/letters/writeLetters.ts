import type { Locale } from '@portico/core/internal'
import type { ChallengePurpose } from '../../login/createChallengeTable.js'
import type { ClientNames } from '../../login/describeClient.js'
import type { ProjectMail } from '../../projects/Project.js'
import { letterCatalogue } from './letterCatalogue.js'
import { type Fact, type Letter, type RenderLetterParameters, renderLetter } from './renderLetter.js'

const name = (value: string): Fact => ({ kind: 'name', value })

type Notes = ProjectMail['notes']

/** Renders a mail with the project's own last paragraph, if there is one. */
function renderWithNote(parameters: RenderLetterParameters, notes: Notes): Letter {
  const note = notes?.[parameters.locale] ?? notes?.en
  if (note === undefined) return renderLetter(parameters)
  const { paragraphs, facts } = parameters
  // As a fact, so that nothing in it stands for anything.
  return renderLetter({ ...parameters, paragraphs: [...paragraphs, ['{note}']], facts: { ...facts, note: name(note) } })
}

/** What the mail with a code says. */
export type CodeFacts = {
  readonly locale: Locale
  readonly code: string
  readonly purpose: ChallengePurpose
  /** Verified name of the app, or ''. */
  readonly app: string
}

/**
 * Writes the mail with a code.
 *
 * @param notes The project's last paragraph by locale, as for the other mails.
 */
export function writeCodeLetter({ locale, code, purpose, app }: CodeFacts, notes?: Notes): Letter {
  const texts = letterCatalogue[locale].code
  const enter = texts.enter[purpose]
  const letter: RenderLetterParameters = {
    locale,
    subject: texts.subject,
    paragraphs: [[texts.code], [app ? enter.atApp : enter.anywhere, texts.validity], [texts.warning]],
    facts: { code: { kind: 'code', value: code }, app: name(app) },
  }
  return renderWithNote(letter, notes)
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
export function writeLinkLetter({ locale, link, client, app }: LinkFacts, notes?: Notes): Letter {
  const texts = letterCatalogue[locale].link
  const letter: RenderLetterParameters = {
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
  }
  return renderWithNote(letter, notes)
}

/**
 * Writes the mail that notifies the previous address of a change. It omits the new address, which anybody may have
 * chosen.
 */
export function writeMovedLetter({ locale }: { readonly locale: Locale }, notes?: Notes): Letter {
  const { subject, change, warning } = letterCatalogue[locale].moved
  return renderWithNote({ locale, subject, paragraphs: [[change], [warning]], facts: {} }, notes)
}
