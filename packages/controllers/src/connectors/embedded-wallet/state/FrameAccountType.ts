/** The two kinds of account of the embedded wallet on EVM networks. */
export type FrameAccountType = 'eoa' | 'smartAccount'
