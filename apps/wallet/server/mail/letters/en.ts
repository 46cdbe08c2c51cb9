import type { LetterTexts } from './LetterTexts.js'

export const en = {
  dir: 'ltr',
  code: {
    subject: 'Your wallet code',
    code: 'Your code is {code}',
    enter: {
      login: {
        atApp: 'Enter it at {app} to sign in.',
        anywhere: 'Enter it in the app that asked for it to sign in.',
      },
      'email-primary': {
        atApp: 'Enter it at {app} to change the address of your wallet.',
        anywhere: 'Enter it in the app that asked for it to change the address of your wallet.',
      },
      'email-secondary': {
        atApp: 'Enter it at {app} to make this the address of your wallet.',
        anywhere: 'Enter it in the app that asked for it to make this the address of your wallet.',
      },
      export: {
        atApp: 'Enter it at {app} to see the private key of your wallet. Whoever has that key owns all that is in it.',
        anywhere:
          'Enter it in the app that asked for it to see the private key of your wallet. Whoever has that key owns all that is in it.',
      },
    },
    validity: 'It works once, for 20 minutes.',
    warning: 'Nobody will ever ask you for it by phone or mail. If you did not ask for it, do nothing.',
  },
  link: {
    subject: 'Approve a new browser',
    request: 'A browser that your wallet does not know wants to sign in.',
    app: 'App: {app}',
    browser: 'Browser: {client}',
    client: '{browser} on {system}',
    unknownBrowser: 'A browser',
    unknownSystem: 'an unknown system',
    approve: 'If it is you, open this page and approve it. The link works once, for 20 minutes.',
    deny: 'If it is not you, choose "Deny" there or do nothing.',
  },
  moved: {
    subject: 'The address of your wallet was changed',
    change: 'Your wallet has another e-mail address now. Codes are sent there, and all other browsers were signed out.',
    warning:
      'A code that was sent to this mailbox allowed it. If it was not you who typed it, somebody else can read your mail.',
  },
  problems: {
    refused: 'This address takes no mail: its mail server refused it. Check the address and try again',
    deferred: 'The mail server of this address takes no mail at the moment. Please try again in a few minutes',
    undeliverable: 'The last mail to this address came back. Check the address. If it is right, try again',
    failed: 'The mail could not be sent. Please try again later',
  },
} as const satisfies LetterTexts
