import { expect, test } from 'vitest'
import { findForeignModules } from './findForeignModules.mjs'

const modules = (...ids) => ({ modules: Object.fromEntries(ids.map((id) => [id, 1])) })
const evm = '/repo/packages/adapter-evm/dist/discovery/evmAdapter.js'
const solana = '/repo/packages/adapter-solana/dist/base.js'

test.each([
  ['evm', evm, solana],
  ['evm', evm, '/repo/node_modules/.pnpm/@solana+web3.js@1.98.4/node_modules/@solana/web3.js/lib/index.js'],
  ['evm', evm, '\0/repo/node_modules/@wallet-standard/app/lib/index.js?commonjs'],
  ['evm', evm, '/repo/packages/frame-bridge/dist/provider/createFrameSolanaProvider.js'],
  ['evm', evm, '/repo/packages/react/dist/solana/useSolanaSigner.js'],
  ['solana', solana, evm],
  ['solana', solana, 'C:\\repo\\node_modules\\viem\\_esm\\index.js'],
  ['solana', solana, '/repo/node_modules/mipd/dist/store.js'],
])('an app of %s alone has %s and not %s', (page, own, foreign) => {
  expect(findForeignModules(page, [modules(own), modules(foreign, '/repo/packages/core/dist/base.js')])).toEqual({
    own: 1,
    foreign: [foreign],
  })
})

test('an app without the other adapter is clean', () => {
  expect(findForeignModules('evm', [modules(evm, '/repo/packages/core/dist/networks/presets/solana.js')])).toEqual({
    own: 1,
    foreign: [],
  })
})
