export { embeddedWallet } from '../connectors/embedded-wallet/connector/embeddedWallet.js'
export { cancelLogin } from '../connectors/embedded-wallet/email/endLogin.js'
export type { ResendCodeReturnType } from '../connectors/embedded-wallet/email/resendCode.js'
export { resendCode } from '../connectors/embedded-wallet/email/resendCode.js'
export type { LoginAction } from '../connectors/embedded-wallet/email/sendLoginMail.js'
export type {
  StartEmailLoginParameters,
  StartEmailLoginReturnType,
} from '../connectors/embedded-wallet/email/startEmailLogin.js'
export { startEmailLogin } from '../connectors/embedded-wallet/email/startEmailLogin.js'
export type { SubmitOtpParameters, SubmitOtpReturnType } from '../connectors/embedded-wallet/email/submitOtp.js'
export { submitOtp } from '../connectors/embedded-wallet/email/submitOtp.js'
export { waitForDevice } from '../connectors/embedded-wallet/email/waitForDevice.js'
export { rejectOpenRequests } from '../connectors/embedded-wallet/link/rejectOpenRequests.js'
export { cancelEmailUpdate } from '../connectors/embedded-wallet/settings/cancelEmailUpdate.js'
export type {
  SetPreferredAccountTypeParameters,
  SetPreferredAccountTypeReturnType,
} from '../connectors/embedded-wallet/settings/setPreferredAccountType.js'
export { setPreferredAccountType } from '../connectors/embedded-wallet/settings/setPreferredAccountType.js'
export type { SubmitPrimaryOtpParameters } from '../connectors/embedded-wallet/settings/submitPrimaryOtp.js'
export { submitPrimaryOtp } from '../connectors/embedded-wallet/settings/submitPrimaryOtp.js'
export type {
  SubmitSecondaryOtpParameters,
  SubmitSecondaryOtpReturnType,
} from '../connectors/embedded-wallet/settings/submitSecondaryOtp.js'
export { submitSecondaryOtp } from '../connectors/embedded-wallet/settings/submitSecondaryOtp.js'
export type {
  UpdateEmailParameters,
  UpdateEmailReturnType,
} from '../connectors/embedded-wallet/settings/updateEmail.js'
export { updateEmail } from '../connectors/embedded-wallet/settings/updateEmail.js'
export type { EmbeddedWalletOptions } from '../connectors/embedded-wallet/state/EmbeddedWalletOptions.js'
export type {
  EmbeddedWalletState,
  FrameAccountType,
  LoginStep,
} from '../connectors/embedded-wallet/state/EmbeddedWalletState.js'
export { embeddedWalletErrors } from '../connectors/embedded-wallet/state/embeddedWalletErrors.js'
export { watchEmbeddedWallet } from '../connectors/embedded-wallet/state/watchEmbeddedWallet.js'
