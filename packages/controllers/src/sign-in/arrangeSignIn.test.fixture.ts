import { walletErrors } from '@portico/core'
import { base, mainnet, solana } from '@portico/core/networks'
import { createFakeConnector, type createFaultyStorage } from '@portico/core/testing'
import { onTestFinished } from 'vitest'
import type { Portico } from '../instance/Portico.js'
import { attachRouter } from '../navigation/commands/attachRouter.js'
import { leaveAfterConnect } from '../navigation/modal/leaveAfterConnect.js'
import { openModal } from '../navigation/modal/openModal.js'
import { type CreateFakeSiwxOptions, createFakeSiwx } from '../testing/createFakeSiwx.js'
import { createTestPortico } from '../testing/createTestPortico.js'
import type { SignInState } from './SignInState.js'
import { watchSignIn } from './watchSignIn.js'

type Options = CreateFakeSiwxOptions & { readonly storage?: ReturnType<typeof createFaultyStorage>; id?: string }

/** Creates an instance whose wallet can be restored, with a fake `siwx`. */
export function arrange({ storage, id, ...options }: Options = {}) {
  const siwx = createFakeSiwx(options)
  const test = createTestPortico({
    siwx,
    ...(storage && { storage }),
    ...(id && { id }),
    networks: [mainnet, base, solana],
    wallets: [createFakeConnector({ id: 'com.example.wallet1', restorable: true })],
    adapters: undefined,
  })
  const { portico, clock, adapter } = test
  onTestFinished(() => portico.destroy())
  attachRouter(portico)
  return {
    ...test,
    siwx,
    getView: () => portico.getState().modal.view,
    isOpen: () => portico.getState().modal.open,
    status: () => portico.getState().namespaces.eip155?.status,
    getState: followSignInState(portico),
    count: (name: string) => siwx.calls.filter((call) => call.name === name).length,
    signs: (answer: () => Promise<string>) => adapter.setActions({ signMessage: answer }),
    async link() {
      openModal(portico)
      await test.connect()
      leaveAfterConnect(portico)
      await clock.flush()
    },
  }
}

/** Follows the sign-in of an instance, and returns what reads its latest state. */
export function followSignInState(portico: Portico): () => Readonly<SignInState> | undefined {
  let state: Readonly<SignInState> | undefined
  watchSignIn(portico, (next) => {
    state = next
  })
  return () => state
}

/** An answer of a wallet whose user declines. */
export const decline = () => Promise.reject(walletErrors('wallet/rejected'))
