/** Key of the lab wallet's first account. It is public: it may hold funds on the lab's own local chains only. */
export const labWalletKey = {
  privateKey: '0x637dea1e97b1d89d66020f6698d7c91b6c635dd14f452364f2849ece5a6c8762',
  address: '0x38F2e3cB64275dc9342604c42819C5b814C50A59',
} as const

/** An account the lab wallet signs for. */
export type LabWalletAccount = {
  readonly address: `0x${string}`
  /** Private key of the account; of its owner if it is a smart account. */
  readonly privateKey: `0x${string}`
  /** Contract that deploys it, if it is a smart account. */
  readonly factory?: `0x${string}`
}

/** Test keys, worth nothing outside the lab; only the first holds funds. */
export const labWalletAccounts: readonly [LabWalletAccount, ...LabWalletAccount[]] = [
  labWalletKey,
  {
    address: '0x96a6779b2E2f5b69aAc5535783090FF71a3A5A64',
    privateKey: '0x68548385c89b4a20e10cadeb8dc82b7e158a96e7d7eb9703bf2975ef89f06873',
  },
  {
    address: '0x504322a86c7CD09bc39886Db73BeeEdE53bf9C7c',
    privateKey: '0x09c0af98d38ba305174e993e172b2799d872f4ad1419452369135c9a643c7e4f',
  },
  {
    address: '0xB425D637EA00bC70Bae9C47c732aaeeDD5184F1b',
    privateKey: '0x04e74616129bce18dee8ef10f69ca5d111dfb21e3216e6fea0d953494f70aec7',
  },
]
