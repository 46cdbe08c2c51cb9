'use client'

export type { UseSolanaConnectionParameters, UseSolanaConnectionReturnType } from '../solana/useSolanaConnection.js'
export { useSolanaConnection } from '../solana/useSolanaConnection.js'
export { useSolanaSigner } from '../solana/useSolanaSigner.js'
