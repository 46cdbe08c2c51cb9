import type { Messages } from '../Messages.js'

/** The box that some apps have people tick before they connect. */
export const legal = {
  terms: 'I accept the Terms of Service',
  privacy: 'I accept the Privacy Policy',
  termsAndPrivacy: 'I accept the Terms of Service and the Privacy Policy',
} as const satisfies Messages
