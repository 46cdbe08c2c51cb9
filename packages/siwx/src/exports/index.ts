export type { CloudSiwx, CloudSiwxOptions, CloudWallet } from '../cloud/CloudSiwxOptions.js'
export { cloudSiwx } from '../cloud/cloudSiwx.js'
export type { CloudAccount, CloudSessionAccount } from '../cloud/readCloudAccount.js'
export type {
  SiweConfig,
  SiweMessageArguments,
  SiweMessageParameters,
  SiweServerSession,
} from '../legacy/SiweConfig.js'
export { siweToSiwx } from '../legacy/siweToSiwx.js'
export { createNonce } from '../message/createNonce.js'
export type { CreateSignInMessageOptions } from '../message/createSignInMessage.js'
export { createSignInMessage } from '../message/createSignInMessage.js'
export type { ParseSignInMessageOptions } from '../message/parseSignInMessage.js'
export { parseSignInMessage } from '../message/parseSignInMessage.js'
export type { SignInFields, SignInMessage, SignInWording } from '../message/SignInMessage.js'
export type { SolanaSignInInput, SolanaSignInOutput } from '../message/solanaSignIn.js'
export { createSolanaSignInInput, readSolanaSignIn } from '../message/solanaSignIn.js'
export { defaultSiwx } from '../sessions/defaultSiwx.js'
export type { DefaultSiwxOptions, SignInWords, SiwxSwitches } from '../sessions/SiwxOptions.js'
export type { SignInStorage } from '../storage/SignInStorage.js'
export type { WebSignInsOptions } from '../storage/signInStorages.js'
export { memorySignIns, webSignIns } from '../storage/signInStorages.js'
export type { SignInExpectation } from '../verification/checkSignIn.js'
export type { VerifySignInMessageParameters } from '../verification/verifySignInMessage.js'
export { verifySignInMessage } from '../verification/verifySignInMessage.js'
export { evmVerifier } from '../verifiers/evmVerifier.js'
export type { SignatureToVerify, SignInVerifier, VerifierContext } from '../verifiers/SignInVerifier.js'
export { solanaVerifier } from '../verifiers/solanaVerifier.js'
