/** Subject and plain text of a mail. There is no HTML, in which a link could be hidden. */
export type Letter = { readonly subject: string; readonly text: string }

const reasons = {
  login: 'to sign in',
  'email-primary': 'to change the address of your wallet',
  'email-secondary': 'to make this the address of your wallet',
} as const

/**
 * Writes the mail with a code.
 *
 * @param facts `app` is the verified name of the app, or ''.
 */
export function writeCodeLetter(facts: { code: string; purpose: keyof typeof reasons; app: string }): Letter {
  const { code, purpose, app } = facts
  return {
    subject: 'Your wallet code',
    text: `Your code is ${code}

Enter it ${app ? `at ${app}` : 'in the app that asked for it'} ${reasons[purpose]}. It works once, for 20 minutes.

Nobody will ever ask you for it by phone or mail. If you did not ask for it, do nothing.`,
  }
}

/** Writes the mail with the link that approves a new browser. */
export function writeLinkLetter(facts: { link: string; client: string; app: string }): Letter {
  const { link, client, app } = facts
  return {
    subject: 'Approve a new browser',
    text: `A browser that your wallet does not know wants to sign in.

${app && `App: ${app}\n`}Browser: ${client}

If it is you, open this page and approve it. The link works once, for 20 minutes.

${link}

If it is not you, choose "Deny" there or do nothing.`,
  }
}

/**
 * Writes the mail that notifies the previous address of a change. It omits the new address, which anybody may have
 * chosen.
 */
export function writeMovedLetter(): Letter {
  return {
    subject: 'The address of your wallet was changed',
    text: `Your wallet has another e-mail address now. Codes are sent there, and all other browsers were signed out.

A code that was sent to this mailbox allowed it. If it was not you who typed it, somebody else can read your mail.`,
  }
}
