import type { Messages } from '../Messages.js'

/** The box that some apps have people tick before they connect. */
export const legal = {
  terms: 'I accept the Terms of Service',
  privacy: 'I accept the Privacy Policy',
  termsAndPrivacy: 'I accept the Terms of Service and the Privacy Policy',
  termsLink: 'Terms of Service',
  privacyLink: 'Privacy Policy',
  before: 'This app asks you to accept its terms before you connect.',
  goOn: 'Continue',
} as const satisfies Messages
