/**
 * Key of the lab wallet. It is public and worth nothing: it may only hold funds on the lab's own local chains.
 */
export const labWalletKey = {
  privateKey: '0x637dea1e97b1d89d66020f6698d7c91b6c635dd14f452364f2849ece5a6c8762',
  address: '0x38F2e3cB64275dc9342604c42819C5b814C50A59',
} as const
