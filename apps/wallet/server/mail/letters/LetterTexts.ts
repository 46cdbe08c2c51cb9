import type { LocaleFacts } from '@portico/core/internal'
import type { ChallengePurpose } from '../../login/createChallengeTable.js'

/**
 * Texts of the mails in one locale. `{name}` stands for a fact of the mail: `{code}`, `{app}`, `{browser}` or `{system}`.
 */
export type LetterTexts = LocaleFacts & {
  /** The mail with a code. */
  readonly code: {
    /** Without the code, which would otherwise show on locked screens. */
    readonly subject: string
    readonly code: string
    /** Where to enter the code: in the app named `{app}`, or in one that has no name. */
    readonly enter: Readonly<Record<ChallengePurpose, { readonly atApp: string; readonly anywhere: string }>>
    readonly validity: string
    readonly warning: string
  }
  /** The mail whose link approves a new browser. */
  readonly link: {
    readonly subject: string
    readonly request: string
    readonly app: string
    readonly browser: string
    /** A browser in words: `{browser}` and `{system}` are names, or the words below. */
    readonly client: string
    readonly unknownBrowser: string
    readonly unknownSystem: string
    readonly approve: string
    readonly deny: string
  }
  /** The mail that notifies the previous address of a change. */
  readonly moved: { readonly subject: string; readonly change: string; readonly warning: string }
  /** What the person who waits for a mail is told in its place. */
  readonly problems: {
    /** The mail server refuses the address for good. */
    readonly refused: string
    /** The mail server refuses it for the moment. */
    readonly deferred: string
    /** The last mail came back after the mail server had taken it. */
    readonly undeliverable: string
    /** The mail server cannot be reached, or refuses the wallet. */
    readonly failed: string
  }
}
