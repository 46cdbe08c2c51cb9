import { expect, test } from 'vitest'
import { grantNamespaces } from './grantNamespaces.js'

const own = {
  chains: ['eip155:1', 'eip155:10'],
  methods: ['personal_sign', 'eth_sendTransaction'],
  addresses: { eip155: ['0xa', '0xb'] },
}
const proposed = {
  eip155: {
    chains: ['eip155:10', 'eip155:1', 'eip155:5'],
    methods: ['personal_sign', 'eth_sign'],
    events: ['chainChanged'],
  },
  cosmos: { chains: ['cosmos:cosmoshub-4'], methods: ['cosmos_sign'], events: [] },
}

test('grants what is both proposed and there, in the order of the proposal', () => {
  expect(grantNamespaces({ ...own, proposed, grant: {} })).toEqual({
    eip155: {
      chains: ['eip155:10', 'eip155:1'],
      accounts: ['eip155:10:0xa', 'eip155:10:0xb', 'eip155:1:0xa', 'eip155:1:0xb'],
      methods: ['personal_sign'],
      events: ['chainChanged'],
    },
  })
})

test('grants no more than its owner allows', () => {
  const grant = { chains: ['eip155:1', 'eip155:5'], methods: [], events: [], accounts: [1] }
  expect(grantNamespaces({ ...own, proposed, grant })).toEqual({
    eip155: { chains: ['eip155:1'], accounts: ['eip155:1:0xb'], methods: [], events: [] },
  })
})
