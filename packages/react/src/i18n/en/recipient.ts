import type { Messages } from '../Messages.js'

export const recipient = {
  ownAddress: 'This is your own address. The money would come back to you, less the fee.',
  tokenContract: 'This is the contract of a token. What is sent to it is usually lost.',
  keyless: 'Nobody has the key of this address: what is sent there is lost for good.',
  lookAlike: 'This address looks like yours but is another one. Scammers make such addresses: check every character.',
} as const satisfies Messages
